/** The samples of two days, laid over each other by the time of day. */
import type { Sample } from '../../wire/admin.ts';

const DAY = 86_400_000;
const STEP = 600_000;

/** Ten minutes by ten: hours since midnight, how many people today and yesterday (the most of those minutes). */
export function overlaid(
  samples: readonly Sample[],
  midnight: number,
  figure: (sample: Sample) => number | null,
): [hours: number[], today: (number | null)[], yesterday: (number | null)[]] {
  const steps = DAY / STEP;
  const hours = Array.from({ length: steps }, (_, step) => (step * STEP) / 3_600_000);
  const unknown = (): (number | null)[] => Array.from({ length: steps }, () => null);
  const days = [unknown(), unknown()] as const;
  for (const sample of samples) {
    const day = sample.at >= midnight ? 0 : 1;
    const step = Math.floor((sample.at - midnight + day * DAY) / STEP);
    const value = figure(sample);
    if (value === null || step < 0 || step >= steps) continue;
    days[day][step] = Math.max(days[day][step] ?? 0, value);
  }
  return [hours, ...days];
}
