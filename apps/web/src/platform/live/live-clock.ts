import { measureClock } from "@goldmane/contracts/live/schema";
import { addPing, newClock, roundTripMs, serverTime } from "@goldmane/sync/clock/server-clock";
import { type Instant, hasSlept, nextPingInMs } from "@goldmane/sync/clock/when-to-ask";
import type { LiveConnection } from "./live-connection.ts";

/** A failed measurement is tried again after this. */
const afterFailureMs = 1000;

/**
 * Knows the server's time while it runs: while the connection is away by what it last measured, and from
 * the first measurement on by that of whoever answers then.
 */
export class LiveClock {
  readonly #connection: LiveConnection;
  #clock = newClock;
  /** Counts the new beginnings. What was measured in one says nothing in the next. */
  #beginnings = 0;
  #measuredIn = 0;
  #checked = readInstant();
  #next: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;

  constructor(connection: LiveConnection) {
    this.#connection = connection;
  }

  /** Begins to measure. Answers how to stop. */
  start(): () => void {
    this.#isRunning = true;
    // Another server may answer now.
    const stopListening = this.#connection.isOpen.subscribe(() => this.#beginAnew());
    this.#beginAnew();
    return () => {
      this.#isRunning = false;
      stopListening();
      clearTimeout(this.#next);
    };
  }

  /** The server's time, in milliseconds of its epoch; null before it is known. */
  now(): number | null {
    this.#noticeSleep();
    return serverTime(this.#clock, performance.now());
  }

  roundTripMs(): number | null {
    return roundTripMs(this.#clock);
  }

  #noticeSleep(): void {
    const instant = readInstant();
    const slept = hasSlept(this.#checked, instant);
    this.#checked = instant;
    if (!slept) return;
    this.#clock = newClock;
    this.#beginAnew();
  }

  #beginAnew(): void {
    this.#beginnings += 1;
    clearTimeout(this.#next);
    if (this.#connection.isOpen.get()) void this.#measure();
  }

  async #measure(): Promise<void> {
    let pauseMs = afterFailureMs;
    const beginning = this.#beginnings;
    try {
      const reading = await this.#connection.send(measureClock, { sentAt: performance.now() });
      const heardAt = performance.now();
      if (beginning !== this.#beginnings) return;
      const before = this.#measuredIn === beginning ? this.#clock : newClock;
      this.#clock = addPing(before, { ...reading, heardAt });
      this.#measuredIn = beginning;
      pauseMs = nextPingInMs(this.#clock);
    } catch {
      // Nobody was there: the connection's opening begins anew.
    }
    if (!this.#isRunning || beginning !== this.#beginnings) return;
    clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.#measure(), pauseMs);
  }
}

function readInstant(): Instant {
  return { monotonicMs: performance.now(), wallMs: Date.now() };
}
