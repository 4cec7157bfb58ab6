/** After so many failures in a row a model is left alone for a while. */
const failuresAtMost = 3;
const restMs = 60_000;

/** Keeps a model that is down from making everybody wait. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;

  isOpen(now: number): boolean {
    return now < this.#openUntil;
  }

  succeed(): void {
    this.#failures = 0;
  }

  fail(now: number): void {
    this.#failures += 1;
    if (this.#failures < failuresAtMost) return;
    this.#failures = 0;
    this.#openUntil = now + restMs;
  }
}
