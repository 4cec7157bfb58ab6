import { screenGraceMs } from "@goldmane/contracts/companion/limits";
import type { App } from "#platform/app.ts";
import { endScreen, isGone, markScreenAway } from "./screens.ts";
import { listScreens } from "./store.ts";

const sweepEveryMs = screenGraceMs / 2;

/** Ends screens that did not come back: on every node, and again after one of them was killed. */
export async function openCompanion(app: App): Promise<AsyncDisposable> {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => sweepScreens(app))
      .catch((error: unknown) => app.log.error({ err: error }, "screens were not looked after"));
  }, sweepEveryMs).unref();
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}

export async function sweepScreens(app: App): Promise<void> {
  for (const screen of await listScreens(app.db)) {
    if (isGone(screen, app.now())) await endScreen(app, screen, "gone");
    // The node that it was at was killed.
    else if (screen.away_at === null && !(await app.live.hasAny(`screen:${screen.id}`)))
      await markScreenAway(app, screen.id);
  }
}
