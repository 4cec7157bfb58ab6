import { maxAnonymousRating } from "@goldmane/contracts/family/limits";
import { type Rating, ratings } from "@goldmane/contracts/library/limits";
import type { Db } from "#platform/db/client.ts";
import { hasProfileLimitedTo } from "./session-table.ts";

type Parts = { db: Db; now: () => number; house: { demo: boolean } };

/** How long a change that another node made and could not tell may go unnoticed here. */
const cachedMs = 30_000;
const below = ratings.slice(0, ratings.indexOf(maxAnonymousRating));

/**
 * What anonymous visitors are shown: PG, or less where a profile of this server is limited to less.
 * A private window, or signing out, must not show a child more than its own profile does.
 */
export class AnonymousRating {
  readonly #parts: Parts;
  #reading: Promise<Rating> | null = null;
  #readAt = 0;
  /** Before the first answer of the database the strictest limit holds. */
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

  /** A profile came, went or was limited otherwise: what holds is read again before it is used. */
  forget(): void {
    this.#reading = null;
  }

  async #find(): Promise<Rating> {
    try {
      this.#last = await this.#findLowest();
    } catch {
      // Without a database the last known limit holds; the next call asks again.
      this.#reading = null;
    }
    return this.#last;
  }

  async #findLowest(): Promise<Rating> {
    const { db, house } = this.#parts;
    for (const rating of below) {
      if (await hasProfileLimitedTo(db, rating, { withDemo: house.demo })) return rating;
    }
    return maxAnonymousRating;
  }
}
