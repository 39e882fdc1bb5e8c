/** Applies the hall's patches: the difference between two JSON values (its other half is `kernel/patch.py`). */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Path = readonly (string | number)[];

/**
 * One step of a patch:
 *
 *     [path, value]                     set what stands at `path`; [] is the whole
 *     [path, at, remove, [insert …]]    in the list at `path`, take out `remove` items at `at` and put others in
 *     [path]                            delete the key at `path`
 */
export type Step = readonly unknown[];
export type Patch = readonly Step[];

/** What the patch makes of `value`, which stays as it is. Throws for a patch of another value. */
export function patched<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>((now, step) => after(now, step[0] as Path, step), value) as T;
}

function after(value: unknown, path: Path, step: Step): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return step.length === 2 ? step[1] : spliced(value, step);
  if (Array.isArray(value)) {
    const place = Number(key);
    if (!(place in value)) throw new RangeError(`the patch names place ${key} of a list of ${value.length}`);
    return value.with(place, rest.length || step.length === 4 ? after(value[place], rest, step) : step[1]);
  }
  if (typeof value !== 'object' || value === null)
    throw new RangeError(`the patch enters ${key} of a plain value`);
  const twin = new Map(Object.entries(value));
  if (!rest.length && step.length === 1) twin.delete(String(key));
  else
    twin.set(
      String(key),
      rest.length || step.length === 4 ? after(twin.get(String(key)), rest, step) : step[1],
    );
  return Object.fromEntries(twin);
}

function spliced(value: unknown, [, at, remove, insert]: Step): unknown {
  if (!Array.isArray(value)) throw new RangeError('the patch splices what is no list');
  return value.toSpliced(at as number, remove as number, ...(insert as unknown[]));
}
