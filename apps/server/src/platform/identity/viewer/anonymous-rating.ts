import { maxAnonymousRating } from "@goldmane/contracts/family/limits";
import { type Rating, ratings } from "@goldmane/contracts/library/limits";
import type { Db } from "#platform/db/open-db.ts";
import { hasProfileLimitedTo } from "#platform/identity/session-table.ts";

type Parts = { db: Db; now: () => number; config: { demo: boolean } };

/** Bounds staleness if another node's change notification is lost. */
const cachedMs = 30_000;
const below = ratings.slice(0, ratings.indexOf(maxAnonymousRating));

/**
 * The highest rating shown to anonymous visitors: PG, or lower if any profile on this server is limited
 * to less. A private window or signing out must not show a child more than its own profile does.
 */
export class AnonymousRating {
  readonly #parts: Parts;
  #reading: Promise<Rating> | null = null;
  #readAt = 0;
  /** The strictest limit applies until the first database read. */
  #last: Rating = "G";

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async read(): Promise<Rating> {
    const now = this.#parts.now();
    if (this.#reading === null || now - this.#readAt >= cachedMs) {
      this.#readAt = now;
      this.#reading = this.#find();
    }
    return await this.#reading;
  }

  /** Invalidates the limit after a profile was added, removed or changed. */
  forget(): void {
    this.#reading = null;
  }

  async #find(): Promise<Rating> {
    try {
      this.#last = await this.#findLowest();
    } catch {
      // If the database is down, the last known limit applies and the next call retries.
      this.#reading = null;
    }
    return this.#last;
  }

  async #findLowest(): Promise<Rating> {
    const { db, config } = this.#parts;
    for (const rating of below) {
      if (await hasProfileLimitedTo(db, rating, { withDemo: config.demo })) return rating;
    }
    return maxAnonymousRating;
  }
}
