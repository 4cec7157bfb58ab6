import { randomInt } from "node:crypto";
import { v7 } from "uuid";

const countsInMillisecond = 2 ** 32;

/**
 * Makes UUIDs of version 7 (RFC 9562 5.7) that sort by the order in which they were made: within a
 * millisecond, and after the clock was set back, a counter continues from the last id (6.2).
 */
export class IdGenerator {
  #at = -Infinity;
  #count = 0;

  next(now: number): string {
    if (now > this.#at) {
      this.#at = now;
      // The lower half, so that at least as many ids can follow.
      this.#count = randomInt(countsInMillisecond / 2);
    } else if (this.#count + 1 < countsInMillisecond) {
      this.#count += 1;
    } else {
      this.#at += 1;
      this.#count = 0;
    }
    return v7({ msecs: this.#at, seq: this.#count });
  }
}

const generator = new IdGenerator();

/** An id that sorts after all ids that this process made before. `now`: epoch milliseconds. */
export function newId(now = Date.now()): string {
  return generator.next(now);
}

/** An id's creation time in epoch milliseconds. */
export function instantOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
