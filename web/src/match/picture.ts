/** The result of a match as a picture to keep or to send: drawn as SVG in the house's look, turned into a PNG. */
import { encode } from 'uqr';

import { avatarCharacter, avatarColour } from '../look/avatars.ts';
import { signed } from '../look/points.ts';

export interface ResultRow {
  place: number;
  name: string;
  avatar: number;
  bot: boolean;
  total: number;
}

export interface Result {
  house: string;
  game: string;
  /** When, how long. */
  facts: string;
  /** From the first place to the last. */
  rows: readonly ResultRow[];
  /** The house's invitation, above its address. */
  invitation: string;
  address: string;
}

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

const WIDTH = 1080;
const EDGE = 72;
const HEAD = 420;
const ROW = 132;
const FOOT = 300;

/** The light theme, whatever shows: a picture goes to other people. */
const PAPER = '#F5EFE1';
const RAISED = '#FCF9F1';
const LINE = '#D6C9AC';
const INK = '#20251F';
const INK_2 = '#565344';
const ON_FELT = '#F6F0DF';
const PLUS = '#1E6B49';
const MINUS = '#A23021';
const BRASS = '#D9B262';

const SERIF = `'Songti SC','STSong','Noto Serif CJK SC','Noto Serif SC','Source Han Serif SC','SimSun',serif`;
const SANS = `'PingFang SC','HarmonyOS Sans SC','MiSans','Noto Sans CJK SC','Noto Sans SC','Microsoft YaHei',system-ui,sans-serif`;

const MARK =
  'M0 -58a9 9 0 0 1 9 9v4h-18v-4a9 9 0 0 1 9-9Z' +
  'M-9 -41H9C18 -24 40 -12 66 -10C68 -3 66 2 62 4H-62C-66 2 -68 -3 -66 -10C-40 -12 -18 -24 -9 -41Z' +
  'M-50 12H50C48 38 30 54 16 56H-16C-30 54 -48 38 -50 12Z' +
  'M-40 64H40C36 74 22 78 0 78S-36 74 -40 64Z';

const LONGEST_NAME = 9;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

interface Lettering {
  size: number;
  fill: string;
  family?: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
}

function letters(text: string, x: number, y: number, look: Lettering): string {
  const { size, fill, family = SANS, weight = 400, anchor = 'start' } = look;
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

function short(name: string): string {
  const characters = Array.from(name);
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}

/** The size at which a line is no longer than it may be; Latin letters are a little over half as wide as Chinese. */
export function fitting(text: string, size: number, width: number): number {
  const ems = Array.from(text).reduce((sum, character) => sum + (character > '\u2e7f' ? 1 : 0.6), 0);
  return Math.min(size, Math.floor(width / ems));
}

function head({ house, game, facts }: Result): string {
  return [
    `<rect width="${WIDTH}" height="${HEAD}" fill="url(#felt)"/>`,
    `<path d="M0 330C180 250 300 300 430 260S720 210 850 262 1010 280 1080 240V${HEAD}H0Z" fill="#3C7058" opacity=".55"/>`,
    `<path d="M0 380C200 320 360 372 540 338S900 330 1080 352V${HEAD}H0Z" fill="#265140" opacity=".7"/>`,
    `<path transform="translate(${EDGE + 40} 112) scale(.62)" d="${MARK}" fill="#EBDDB2"/>`,
    letters(house, EDGE + 104, 132, { size: 52, fill: ON_FELT, family: SERIF, weight: 700 }),
    letters(game, EDGE, 250, {
      size: fitting(game, 84, WIDTH - 2 * EDGE),
      fill: ON_FELT,
      family: SERIF,
      weight: 700,
    }),
    letters(facts, EDGE, 312, { size: 36, fill: '#CFDACB' }),
  ].join('');
}

function line({ place, name, avatar, bot, total }: ResultRow, y: number): string {
  const middle = y + ROW / 2;
  const first = place === 1;
  const face = bot ? '#5D6660' : avatarColour(avatar);
  return [
    first ? `<rect x="${EDGE - 6}" y="${middle - 36}" width="72" height="72" rx="12" fill="${BRASS}"/>` : '',
    letters(String(place), EDGE + 30, middle + 18, {
      size: 52,
      fill: first ? '#2B2410' : INK_2,
      family: SERIF,
      weight: 700,
      anchor: 'middle',
    }),
    `<circle cx="${EDGE + 140}" cy="${middle}" r="44" fill="${face}"/>`,
    letters(avatarCharacter(name), EDGE + 140, middle + 15, {
      size: 42,
      fill: '#FFF9EC',
      family: SERIF,
      weight: 700,
      anchor: 'middle',
    }),
    letters(short(name), EDGE + 212, middle + 16, { size: 46, fill: INK, weight: first ? 700 : 400 }),
    letters(signed(total), WIDTH - EDGE, middle + 22, {
      size: first ? 72 : 60,
      fill: total > 0 ? PLUS : total < 0 ? MINUS : INK,
      weight: 700,
      anchor: 'end',
    }),
  ].join('');
}

function foot({ invitation, address }: Result, y: number): string {
  const code = encode(address, { ecc: 'M', border: 1 });
  const side = 190;
  const unit = side / code.size;
  const dots = code.data
    .flatMap((row, top) => row.flatMap((dark, left) => (dark ? [`M${left} ${top}h1v1h-1z`] : [])))
    .join('');
  return [
    `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" stroke="${LINE}" stroke-width="4" stroke-dasharray="14 12"/>`,
    `<circle cx="0" cy="${y}" r="22" fill="${PAPER}"/><circle cx="${WIDTH}" cy="${y}" r="22" fill="${PAPER}"/>`,
    letters(invitation, EDGE, y + 150, { size: 42, fill: INK, family: SERIF, weight: 700 }),
    letters(address.replace(/^https?:\/\//, ''), EDGE, y + 206, { size: 32, fill: INK_2 }),
    `<g transform="translate(${WIDTH - EDGE - side} ${y + 54}) scale(${unit})" shape-rendering="crispEdges"><path d="${dots}" fill="${INK}"/></g>`,
  ].join('');
}

/** Draws the result; as high as it has rows. */
export function draw(result: Result): Drawing {
  const below = HEAD + 36 + result.rows.length * ROW + 24;
  const height = below + FOOT;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<defs><linearGradient id="felt" x2="0" y2="1"><stop stop-color="#2D5B47"/><stop offset="1" stop-color="#34654F"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${height}" fill="${RAISED}"/>`,
    head(result),
    ...result.rows.map((row, index) => {
      const y = HEAD + 36 + index * ROW;
      const rule = index ? `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" stroke="${LINE}" stroke-width="2"/>` : '';
      return rule + line(row, y);
    }),
    foot(result, below),
    '</svg>',
  ].join('');
  return { svg, width: WIDTH, height };
}

export interface Painted {
  blob: Blob;
  /** A `data:` URL, the only kind of picture of its own that the page's policy lets in. */
  url: string;
}

/** The drawing as a PNG. Throws where the browser cannot paint it. */
export async function painted({ svg, width, height }: Drawing): Promise<Painted> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))), 'image/png');
  });
  return { blob, url: canvas.toDataURL('image/png') };
}
