/** Makes one segment; rejects when the signal aborts. */
type Make = (index: number, signal: AbortSignal) => Promise<unknown>;

const segmentsAhead = 3;
const followedAtMost = 500;

/**
 * Keeps a few segments ahead of each viewer. One who seeks or changes rung takes the wish along:
 * what was ahead of the old place is no longer waited for.
 */
export class ReadAhead {
  readonly #viewers = new Map<string, Map<string, AbortController>>();

  /** Says that a viewer is now at a segment of a rendition of `count` segments. */
  follow(
    viewer: string,
    at: { rendition: string; index: number; count: number },
    make: Make,
  ): void {
    const before = this.#viewers.get(viewer) ?? new Map<string, AbortController>();
    const wanted = new Map<string, AbortController>();
    const last = Math.min(at.index + segmentsAhead, at.count - 1);
    for (let index = at.index + 1; index <= last; index += 1) {
      const key = `${at.rendition} ${index}`;
      const known = before.get(key);
      const controller = known ?? new AbortController();
      wanted.set(key, controller);
      if (!known) make(index, controller.signal).catch(() => {});
    }
    // The new wishes are placed first, so that what both share is not dropped in between.
    for (const [key, controller] of before) if (!wanted.has(key)) controller.abort();
    this.#viewers.delete(viewer);
    this.#viewers.set(viewer, wanted);
    this.#forgetOldest();
  }

  #forgetOldest(): void {
    for (const [viewer, wanted] of this.#viewers) {
      if (this.#viewers.size <= followedAtMost) break;
      for (const controller of wanted.values()) controller.abort();
      this.#viewers.delete(viewer);
    }
  }
}
