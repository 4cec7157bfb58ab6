/** After this many consecutive failures the model is paused. */
const failuresAtMost = 3;
const restMs = 60_000;

/** Circuit breaker: a model that is down doesn't make everyone wait. */
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
