import type { AppError } from "@goldmane/contracts/errors";

type Limit = { most: number; windowMs: number };
type Wait = { retryAfterSeconds: number };

/** Beyond this nobody new is let in before the window ends: a crowd must not fill the memory. */
const keysAtMost = 10_000;

/** Counts what each one does in a window of time, in memory: nothing is lost with it. */
export class RateLimiter {
  readonly #limit: Limit;
  #window = 0;
  readonly #counts = new Map<string, number>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** @throws what `refuse` makes of how long it is until the window is over. */
  enforce(key: string, now: number, refuse: (wait: Wait) => AppError): void {
    if (this.tryTake(key, now)) return;
    const { windowMs } = this.#limit;
    const retryAfterSeconds = Math.ceil(((this.#window + 1) * windowMs - now) / 1000);
    throw refuse({ retryAfterSeconds });
  }

  /** Counts, and says whether it was not too many. */
  tryTake(key: string, now: number): boolean {
    const { most, windowMs } = this.#limit;
    const window = Math.floor(now / windowMs);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts.clear();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > most) return false;
    if (this.#counts.size >= keysAtMost && !this.#counts.has(key)) return false;
    this.#counts.set(key, count);
    return true;
  }
}
