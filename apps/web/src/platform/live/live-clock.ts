import { measureClock } from "@goldmane/contracts/live/schema";
import { addPing, newClock, roundTripMs, serverTime } from "@goldmane/sync/clock/server-clock";
import { type Instant, hasSlept } from "@goldmane/sync/clock/has-slept";
import { nextPingInMs } from "@goldmane/sync/clock/ping-schedule";
import type { LiveConnection } from "./live-connection.ts";

/** A failed measurement is tried again after this. */
const afterFailureMs = 1000;

/**
 * Tracks the server's time while it runs. During a disconnect the last measurements apply; after a
 * reconnect they are replaced, because another server may answer.
 */
export class LiveClock {
  readonly #connection: LiveConnection;
  #clock = newClock;
  /** Counts restarts. Measurements of an earlier one are discarded. */
  #restarts = 0;
  #measuredIn = 0;
  #checked = readInstant();
  #next: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;

  constructor(connection: LiveConnection) {
    this.#connection = connection;
  }

  /** Starts measuring. Returns a function that stops. */
  start(): () => void {
    this.#isRunning = true;
    // Another server may answer now.
    const stopListening = this.#connection.isOpen.subscribe(() => this.#restart());
    this.#restart();
    return () => {
      this.#isRunning = false;
      stopListening();
      clearTimeout(this.#next);
    };
  }

  /** The server's time, in milliseconds of its epoch; null before it is known. */
  now(): number | null {
    this.#checkForSleep();
    return serverTime(this.#clock, performance.now());
  }

  roundTripMs(): number | null {
    return roundTripMs(this.#clock);
  }

  #checkForSleep(): void {
    const instant = readInstant();
    const slept = hasSlept(this.#checked, instant);
    this.#checked = instant;
    if (!slept) return;
    this.#clock = newClock;
    this.#restart();
  }

  #restart(): void {
    this.#restarts += 1;
    clearTimeout(this.#next);
    if (this.#connection.isOpen.get()) void this.#measure();
  }

  async #measure(): Promise<void> {
    let pauseMs = afterFailureMs;
    const restart = this.#restarts;
    try {
      const reading = await this.#connection.send(measureClock, { sentAt: performance.now() });
      const arrivedAt = performance.now();
      if (restart !== this.#restarts) return;
      const before = this.#measuredIn === restart ? this.#clock : newClock;
      this.#clock = addPing(before, { ...reading, arrivedAt });
      this.#measuredIn = restart;
      pauseMs = nextPingInMs(this.#clock);
    } catch {
      // Disconnected: opening the connection starts the measurement again.
    }
    if (!this.#isRunning || restart !== this.#restarts) return;
    clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.#measure(), pauseMs);
  }
}

function readInstant(): Instant {
  return { monotonicMs: performance.now(), wallMs: Date.now() };
}
