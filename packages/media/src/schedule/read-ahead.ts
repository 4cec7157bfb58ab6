/** What is ahead of a viewer, and how it comes about. */
type Ahead = {
  isMade(index: number): boolean;
  /** Rejects when the signal aborts. */
  make(index: number, signal: AbortSignal): Promise<unknown>;
};

const segmentsAhead = 3;
const followedAtMost = 500;
const passedBy = new Error("Its viewer is elsewhere");

/**
 * Keeps a few segments ahead of each viewer. One who seeks, changes rung or leaves takes the wish
 * along: what was ahead of the old place is no longer waited for.
 */
export class ReadAhead {
  readonly #viewers = new Map<string, Map<string, AbortController>>();

  /** Says that a viewer is now at a segment of a rendition of `count` segments. */
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
    // So it is with most who follow: all that is ahead of them is made.
    if (!before && wanted.size === 0) return;
    // The new wishes are placed first, so that what both share is not dropped in between.
    drop(before, wanted);
    this.#viewers.delete(viewer);
    if (wanted.size > 0) this.#viewers.set(viewer, wanted);
    this.#forgetOldest();
  }

  /** Nothing more is made ahead of a viewer until they are followed again. */
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
