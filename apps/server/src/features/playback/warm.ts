import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@goldmane/contracts/errors";
import { filmsChanged } from "#features/library/events.ts";
import { listAllInteractive, listAllTitles } from "#features/library/service.ts";
import type { App } from "#platform/app.ts";
import { canOpenFiles } from "@goldmane/media/ffmpeg";
import type { PartRequest } from "@goldmane/media/package/packager";
import { listSteps, type WarmStep } from "./warm-steps.ts";

/** The first visitors' pages come first. */
const usualGraceMs = 5_000;
const pauseMs = 50;

/**
 * Makes each title's pictures and start file (with it the first segments of the lowest rung) while
 * no request needs the machine. Existing parts are skipped, so that it resumes where it was
 * stopped.
 */
export function startWarming(app: App, graceMs = usualGraceMs): AsyncDisposable {
  const stopping = new AbortController();
  const ask: PartRequest = { priority: "warming", signal: stopping.signal };
  let isNextQueued = false;
  let round = warmSoon();
  // A thousand films added at once are one more round, not a thousand.
  const unsubscribe = app.bus.subscribe(filmsChanged, () => {
    if (isNextQueued) return;
    isNextQueued = true;
    round = round.then(() => {
      isNextQueued = false;
      return warmSoon();
    });
  });
  return {
    async [Symbol.asyncDispose]() {
      unsubscribe();
      stopping.abort(new Error("The server is stopping"));
      await round;
    },
  };

  async function warmSoon(): Promise<void> {
    try {
      await delay(graceMs, undefined, { signal: stopping.signal, ref: false });
      await makeAll(app, listSteps(listAllTitles(app), listAllInteractive(app)), ask);
    } catch (error) {
      if (stopping.signal.aborted) return;
      const isRefused = error instanceof AppError && error.code === "UNAVAILABLE";
      // The missing encoder was logged at start.
      if (isRefused && !canOpenFiles(app.media.ffmpeg)) return;
      app.log.warn({ event: "playback.warming_stopped", err: error }, "warming of titles stopped");
    }
  }
}

async function makeAll(app: App, steps: readonly WarmStep[], ask: PartRequest): Promise<void> {
  const { ahead } = app.media;
  Object.assign(ahead, { made: 0, of: steps.length });
  const tenth = Math.ceil(steps.length / 10);
  for (const step of steps) {
    await makeOne(app, step, ask);
    ahead.made += 1;
    if (ahead.made % tenth === 0 || ahead.made === ahead.of)
      app.log.info({ event: "playback.warmed", ahead }, "warmed films");
  }
}

/** A failing title must not stop the others; a machine that cannot encode at all does. */
async function makeOne(app: App, { name, make }: WarmStep, ask: PartRequest): Promise<void> {
  try {
    await make(app, ask);
    await delay(pauseMs, undefined, { signal: ask.signal, ref: false });
  } catch (error) {
    const isHopeless =
      error instanceof AppError && ["UNAVAILABLE", "STORAGE_FULL"].includes(error.code);
    if (isHopeless || ask.signal.aborted) throw error;
    app.log.error(
      { event: "playback.warming_failed", err: error, title: name },
      "warming a title failed",
    );
  }
}
