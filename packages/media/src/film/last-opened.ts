/** The most recently opened items: a worker's next task is usually for the same film. */
export class LastOpened<T> {
  readonly #most: number;
  readonly #opened = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  open(key: string, open: () => T): T {
    const opened = this.#opened.get(key) ?? open();
    this.#opened.delete(key);
    this.#opened.set(key, opened);
    for (const oldest of [...this.#opened.keys()].slice(0, -this.#most)) {
      this.#opened.delete(oldest);
    }
    return opened;
  }
}
