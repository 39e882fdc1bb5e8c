/** Who wants to be told something. */
export class Listeners<Told extends unknown[]> {
  #listeners = new Set<(...told: Told) => void>();

  /** Tells `listener` from now on, until the returned function is called. */
  add(listener: (...told: Told) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(...told: Told): void {
    for (const listener of this.#listeners) listener(...told);
  }
}
