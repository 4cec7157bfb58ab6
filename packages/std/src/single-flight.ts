/** Runs the work for a key once; concurrent callers share the result. */
export class SingleFlight<K, V> {
  readonly #underWay = new Map<K, Promise<V>>();

  run(key: K, work: () => Promise<V>): Promise<V> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const started = work().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }

  has(key: K): boolean {
    return this.#underWay.has(key);
  }
}
