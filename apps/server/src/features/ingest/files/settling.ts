type Observation = { sizeBytes: number; modifiedAt: number; since: number };

/** A file that has not been written to for this long counts as complete. */
export const settleMs = 2000;
const longUntouchedMs = 10_000;

/** Tells files that are still being copied from complete ones. */
export class Settling {
  readonly #observations = new Map<string, Observation>();

  /** True when the file has been unchanged long enough; otherwise ask again later. */
  hasSettled(file: { path: string; sizeBytes: number; modifiedAt: number }, now: number): boolean {
    if (file.sizeBytes > 0 && now - file.modifiedAt > longUntouchedMs) {
      this.#observations.delete(file.path);
      return true;
    }
    const last = this.#observations.get(file.path);
    const isSame = last?.sizeBytes === file.sizeBytes && last.modifiedAt === file.modifiedAt;
    const since = isSame ? last.since : now;
    if (isSame && now - since >= settleMs) {
      this.#observations.delete(file.path);
      return true;
    }
    this.#observations.set(file.path, { ...file, since });
    return false;
  }
}
