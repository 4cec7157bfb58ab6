/**
 * What is held down. A press that ends before it was read still counts once: on a slow device, a
 * quick tap begins and ends between two frames.
 */
export class Presses<Name> {
  readonly #held = new Set<Name>();
  readonly #unread = new Set<Name>();

  press(name: Name): void {
    this.#held.add(name);
    this.#unread.add(name);
  }

  letGo(name: Name): void {
    this.#held.delete(name);
  }

  /** What is held, and what was pressed since the last call. */
  take(): ReadonlySet<Name> {
    const taken = new Set([...this.#held, ...this.#unread]);
    this.#unread.clear();
    return taken;
  }

  clear(): void {
    this.#held.clear();
    this.#unread.clear();
  }
}
