/** Fetches the drawings of a family and puts them into the page, so that `<use href="#t-5m"/>` finds them. */
import { urls } from 'virtual:sprites';

/** The drawings of a family: `#t-5m`, `#c-Ah`, `#p-xq_rK`. Icons (`#i-talk`) are in the page from the start. */
export type Sprites = keyof typeof urls;

const loading = new Map<Sprites, Promise<void>>();

/** Resolves when the family's drawings are in the page; fetches them once. Rejects when the line is down. */
export function loadSprite(family: Sprites): Promise<void> {
  const underway = loading.get(family);
  if (underway) return underway;
  const load = insert(family).catch((error: unknown) => {
    loading.delete(family);
    throw error;
  });
  loading.set(family, load);
  return load;
}

async function insert(family: Sprites): Promise<void> {
  const answer = await fetch(urls[family]);
  if (!answer.ok) throw new Error(`the drawings of ${family} did not come: ${answer.status}`);
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  // By size, not by `display`; through the object model, which a strict content policy permits.
  (sprite as unknown as SVGSVGElement).style.position = 'absolute';
  document.body.append(document.adoptNode(sprite));
}
