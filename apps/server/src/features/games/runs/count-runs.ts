import { AppError } from "@goldmane/contracts/errors";
import { runsPerMinute } from "@goldmane/contracts/games/limits";
import type { App, ProfileViewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { RateLimiter } from "#platform/rate-limiter.ts";

const limit = { most: runsPerMinute, windowMs: 60_000 };

/** Counted per node. */
const limitersOf = perApp(() => ({
  start: new RateLimiter(limit),
  finish: new RateLimiter(limit),
}));

/** @throws AppError TOO_MANY_REQUESTS */
export function countRun(app: App, { profile }: ProfileViewer, what: "start" | "finish"): void {
  limitersOf(app)[what].enforce(
    profile.id,
    app.now(),
    (wait) =>
      new AppError("TOO_MANY_REQUESTS", "That was a lot of games. Try again in a minute.", wait),
  );
}
