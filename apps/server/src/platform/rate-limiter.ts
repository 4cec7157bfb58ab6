import type { AppError } from "@goldmane/contracts/errors";

type Limit = { most: number; windowMs: number };
type Wait = { retryAfterSeconds: number };

/** New keys are refused beyond this number until the window ends, to bound memory. */
const keysAtMost = 10_000;

/** A fixed-window rate limiter in memory, per node. */
export class RateLimiter {
  readonly #limit: Limit;
  #window = 0;
  readonly #counts = new Map<string, number>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** @throws the result of `refuse`, called with the seconds until the window ends. */
  enforce(key: string, now: number, refuse: (wait: Wait) => AppError): void {
    if (this.tryTake(key, now)) return;
    const { windowMs } = this.#limit;
    const retryAfterSeconds = Math.ceil(((this.#window + 1) * windowMs - now) / 1000);
    throw refuse({ retryAfterSeconds });
  }

  /** Counts one use. False if the limit is exceeded. */
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
