import { liveBurst, livePerSecond, maxRefusedMessages } from "@goldmane/contracts/live/limits";

/** How many messages one connection may still send: a bucket that fills again with time. */
export class MessageRateLimiter {
  #left = liveBurst;
  #at: number;
  #refused = 0;

  constructor(now: number) {
    this.#at = now;
  }

  /** Counts one message, and says whether it was not too many. */
  tryTake(now: number): boolean {
    const gained = (Math.max(0, now - this.#at) / 1000) * livePerSecond;
    this.#left = Math.min(liveBurst, this.#left + gained);
    this.#at = now;
    if (this.#left < 1) return this.refuse();
    this.#left -= 1;
    return true;
  }

  /** Counts what was not understood, too: nobody goes on like that. */
  refuse(): false {
    this.#refused += 1;
    return false;
  }

  get isFlood(): boolean {
    return this.#refused > maxRefusedMessages;
  }
}
