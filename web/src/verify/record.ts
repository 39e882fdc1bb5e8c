/** Checks a finished round from its record alone: the seal, the secret, the seed, one's own word, every tile. */
import type { Happened } from '../table/family.ts';
import type { Record as RoundRecord } from '../wire/kernel.ts';
import { commitmentOf, Seeded, seedOf, sha256 } from './chance.ts';
import { checkCards } from './cards.ts';
import type { Check } from './check.ts';
import { checkWall } from './wall.ts';

export type Step = 'record' | 'published' | 'commitment' | 'word' | 'seed' | 'deal';

export interface Finding {
  step: Step;
  /** `skipped` where this browser has nothing to compare with: it was not at the table. */
  result: 'holds' | 'fails' | 'skipped';
  /** In the step `deal`: how many tiles or cards were compared, of what. */
  tiles?: number;
  of?: Check['of'];
}

/** What this browser knows of a round from before its end. */
export interface Known {
  /** The commitment that the table showed before the deal. */
  commitment: string | null;
  /** The word that this browser gave. */
  word: string | null;
}

const result = (holds: boolean) => (holds ? 'holds' : 'fails');

/** All findings in order; a step is not taken where an earlier one leaves it without ground. */
export async function verifyRecord(record: RoundRecord, known: Known): Promise<Finding[]> {
  const { proof } = record;
  const { secret, seed, nonces } = proof;
  const findings: Finding[] = [
    { step: 'record', result: result((await hashOf(record)) === record.hash) },
    {
      step: 'published',
      result: known.commitment === null ? 'skipped' : result(known.commitment === proof.commitment),
    },
  ];
  if (secret === null || seed === null) return [...findings, { step: 'commitment', result: 'fails' }];
  findings.push(
    { step: 'commitment', result: result((await commitmentOf(secret)) === proof.commitment) },
    { step: 'word', result: known.word === null ? 'skipped' : result(nonces.includes(known.word)) },
    { step: 'seed', result: result((await seedOf(secret, nonces)) === seed) },
  );
  const check = await checkDeal(await Seeded.of(seed), record);
  return [
    ...findings,
    { step: 'deal', result: result(check.fault === null), tiles: check.tiles, of: check.of },
  ];
}

/** A wall that is broken is mahjong's; else a pack of cards was dealt. */
function checkDeal(chance: Seeded, record: RoundRecord): Promise<Check> {
  const events = record.events.flat() as unknown as Happened[];
  const options = (record.setup['options'] ?? {}) as Record<string, unknown>;
  const mahjong = events.some(({ type }) => type === 'wall-broken');
  return mahjong ? checkWall(chance, events, options) : checkCards(chance, events, record.game);
}

/** SHA-256 over the record's canonical JSON with an empty `hash`: no spaces, the keys of plain objects sorted. */
export async function hashOf(record: RoundRecord): Promise<string> {
  const { format, game, version, setup, proof, acts, events, frames, outcome } = record;
  const { scheme, commitment, nonces, secret, seed, script } = proof;
  const parts: [string, unknown][] = [
    ['format', format],
    ['game', game],
    ['version', version],
    ['setup', setup],
    ['proof', new Ordered({ scheme, commitment, nonces, secret, seed, script })],
    ['acts', acts],
    ['events', events],
    ['frames', frames],
    ['outcome', outcome],
    ['void', record.void],
    ['hash', ''],
  ];
  return sha256(new TextEncoder().encode(canonical(new Ordered(Object.fromEntries(parts)))));
}

/** An object whose keys keep their order: a struct, not a dictionary. */
class Ordered {
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.fields = fields;
  }
}

function canonical(value: unknown): string {
  if (value instanceof Ordered) return object(Object.entries(value.fields));
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return object(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(value);
}

const object = (entries: readonly [string, unknown][]) =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
