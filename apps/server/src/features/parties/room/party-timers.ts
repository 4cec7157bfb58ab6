import type { App } from "#platform/app.ts";

/** setTimeout takes no more. */
const longestMs = 2 ** 31 - 1;
/** A little after it was due: an instant that is reached is never asked about a moment too early. */
const graceMs = 5;

/** When time has to do something at a party: on every node that knows of it, once is enough. */
export class PartyTimers {
  readonly #app: App;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(app: App) {
    this.#app = app;
  }

  /** @param at epoch milliseconds; null for never. Takes the place of what was set before. */
  set(partyId: string, at: number | null, run: () => Promise<void>): void {
    clearTimeout(this.#timers.get(partyId));
    this.#timers.delete(partyId);
    if (at === null) return;
    const wait = Math.min(longestMs, Math.max(0, at - this.#app.now()) + graceMs);
    const timer = setTimeout(() => {
      this.#timers.delete(partyId);
      run().catch((error: unknown) => {
        this.#app.log.error({ err: error }, "what was due at a party was not done");
      });
    }, wait);
    this.#timers.set(partyId, timer.unref());
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
