import type { App } from "#platform/app.ts";

/** The maximum delay of setTimeout. */
const longestMs = 2 ** 31 - 1;
/** Fires slightly late, so that the instant has been reached even if the timer is imprecise. */
const graceMs = 5;

/** One timer per party. Several nodes may run the same one, so callbacks must be idempotent. */
export class PartyTimers {
  readonly #app: App;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(app: App) {
    this.#app = app;
  }

  /** Replaces the party's timer. @param at epoch milliseconds; null clears it */
  set(partyId: string, at: number | null, run: () => Promise<void>): void {
    clearTimeout(this.#timers.get(partyId));
    this.#timers.delete(partyId);
    if (at === null) return;
    const wait = Math.min(longestMs, Math.max(0, at - this.#app.now()) + graceMs);
    const timer = setTimeout(() => {
      this.#timers.delete(partyId);
      run().catch((error: unknown) => {
        this.#app.log.error(
          { event: "party.timer_failed", partyId, err: error },
          "A party's timer callback failed",
        );
      });
    }, wait);
    this.#timers.set(partyId, timer.unref());
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
