/** A segment ahead of a viewer, and how to make it. */
type Ahead = {
  isMade(index: number): boolean;
  /** Rejects when the signal aborts. */
  make(index: number, signal: AbortSignal): Promise<unknown>;
};

const segmentsAhead = 3;
const followedAtMost = 500;
const passedBy = new Error("The viewer has moved on");

/**
 * Keeps a few segments ahead of each viewer. When a viewer seeks, changes rung or leaves, the
 * requests ahead of the old position are dropped.
 */
export class ReadAhead {
  readonly #viewers = new Map<string, Map<string, AbortController>>();

  /** Reports that a viewer is now at a segment of a rendition of `count` segments. */
  follow(
    viewer: string,
    at: { rendition: string; index: number; count: number },
    ahead: Ahead,
  ): void {
    const before = this.#viewers.get(viewer);
    const wanted = new Map<string, AbortController>();
    const last = Math.min(at.index + segmentsAhead, at.count - 1);
    for (let index = at.index + 1; index <= last; index += 1) {
      if (ahead.isMade(index)) continue;
      const key = `${at.rendition} ${index}`;
      const known = before?.get(key);
      const controller = known ?? new AbortController();
      wanted.set(key, controller);
      if (!known) ahead.make(index, controller.signal).catch(() => {});
    }
    // The common case: everything ahead exists already.
    if (!before && wanted.size === 0) return;
    // New requests are placed first, so that those in both sets are not dropped in between.
    drop(before, wanted);
    this.#viewers.delete(viewer);
    if (wanted.size > 0) this.#viewers.set(viewer, wanted);
    this.#forgetOldest();
  }

  /** Makes nothing more ahead of a viewer until they are followed again. */
  leave(viewer: string): void {
    drop(this.#viewers.get(viewer));
    this.#viewers.delete(viewer);
  }

  #forgetOldest(): void {
    for (const viewer of this.#viewers.keys()) {
      if (this.#viewers.size <= followedAtMost) break;
      this.leave(viewer);
    }
  }
}

function drop(
  wishes: ReadonlyMap<string, AbortController> | undefined,
  kept?: ReadonlyMap<string, AbortController>,
): void {
  for (const [key, controller] of wishes ?? []) {
    if (!kept?.has(key)) controller.abort(passedBy);
  }
}
