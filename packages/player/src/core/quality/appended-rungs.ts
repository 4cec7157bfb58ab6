/** Records which rung was appended where on the timeline; later segments replace earlier ones. */
export class AppendedRungs {
  readonly #byStart = new Map<number, { end: number; rung: string }>();

  record(start: number, end: number, rung: string): void {
    for (const [from, appended] of this.#byStart) {
      if (from >= start && appended.end <= end + 0.01) this.#byStart.delete(from);
    }
    this.#byStart.set(start, { end, rung });
  }

  /** Everything after a time was removed. */
  cut(seconds: number): void {
    for (const [start, appended] of this.#byStart) {
      if (start >= seconds) this.#byStart.delete(start);
      else appended.end = Math.min(appended.end, seconds);
    }
  }

  at(seconds: number): string | null {
    let found: string | null = null;
    let latest = -1;
    for (const [start, { end, rung }] of this.#byStart) {
      if (start <= seconds && seconds < end && start > latest) {
        latest = start;
        found = rung;
      }
    }
    return found;
  }
}
