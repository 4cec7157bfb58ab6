import { liveBurst, livePerSecond, maxRefusedMessages } from "@goldmane/contracts/live/limits";

/** A token bucket that limits the messages of one connection. */
export class MessageRateLimiter {
  #left = liveBurst;
  #at: number;
  #refused = 0;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes a token for one message; false if none is left. */
  tryTake(now: number): boolean {
    const gained = (Math.max(0, now - this.#at) / 1000) * livePerSecond;
    this.#left = Math.min(liveBurst, this.#left + gained);
    this.#at = now;
    if (this.#left < 1) return this.refuse();
    this.#left -= 1;
    return true;
  }

  /** Counts a refused message; invalid ones count too, since no real client keeps sending them. */
  refuse(): false {
    this.#refused += 1;
    return false;
  }

  get isFlood(): boolean {
    return this.#refused > maxRefusedMessages;
  }
}
