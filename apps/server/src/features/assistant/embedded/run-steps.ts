import { setImmediate } from "node:timers/promises";

/** Runs a generator to its end, yielding to the event loop between steps: playback doesn't stall. */
export async function runSteps<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    await setImmediate();
    const { done, value } = steps.next();
    if (done) return value;
  }
}
