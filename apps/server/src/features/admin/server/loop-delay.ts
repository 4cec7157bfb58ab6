import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { perApp } from "#platform/per-app.ts";

const everyMs = 20;
const nsPerMs = 1e6;

/** Samples from the first use until the server stops. */
export const loopDelayOf = perApp(() => new LoopDelay());

/** The event loop's delay. */
class LoopDelay implements AsyncDisposable {
  readonly #histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: everyMs });

  constructor() {
    this.#histogram.enable();
  }

  /** In milliseconds, since the last read. */
  read(): { median: number; p99: number; worst: number } {
    const ms = (at: number) => round(this.#histogram.percentile(at) / nsPerMs - everyMs);
    const delay = { median: ms(50), p99: ms(99), worst: ms(100) };
    this.#histogram.reset();
    return delay;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#histogram.disable();
  }
}

function round(ms: number): number {
  return Math.max(0, Math.round(ms * 10) / 10);
}
