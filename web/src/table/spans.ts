/**
 * Measures of a felt of any size (docs/look.md §11). The felt was drawn for five sizes; between them each measure is
 * interpolated by the felt's *span*: its height, or less where it is narrower than 1.44 : 1.
 */

/** The spans (px) that were drawn. */
const SPANS = [320, 375, 390, 800, 1080] as const;

/** A measure in px at each of the drawn spans. */
export type AtSpans = readonly [number, number, number, number, number];

export const spanOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(height, width / 1.44);

/** Every measure at a span; beyond the drawn ones it stays as at the nearest. */
export function spanned<Name extends string>(
  drawn: Readonly<Record<Name, AtSpans>>,
  span: number,
): Record<Name, number> {
  const right = SPANS.findIndex((at) => at >= span);
  const high = right < 0 ? SPANS.length - 1 : Math.max(1, right);
  const from = SPANS[high - 1] ?? SPANS[0];
  const to = SPANS[high] ?? SPANS[1];
  const part = Math.min(1, Math.max(0, (span - from) / (to - from)));
  const measures = {} as Record<Name, number>;
  for (const name of Object.keys(drawn) as Name[]) {
    const row = drawn[name];
    measures[name] = (row[high - 1] ?? 0) * (1 - part) + (row[high] ?? 0) * part;
  }
  return measures;
}
