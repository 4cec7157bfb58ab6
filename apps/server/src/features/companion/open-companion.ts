import { screenGraceMs } from "@goldmane/contracts/companion/limits";
import type { App } from "#platform/app.ts";
import { endScreen, isGone, markScreenAway } from "./screens.ts";
import { listScreens } from "./store.ts";

const sweepEveryMs = screenGraceMs / 2;

/** Ends screens that did not reconnect. Every node does, so that screens of a killed node end too. */
export async function openCompanion(app: App): Promise<AsyncDisposable> {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => sweepScreens(app))
      .catch((error: unknown) =>
        app.log.error(
          { event: "companion.sweep_failed", err: error },
          "The sweep of companion screens failed.",
        ),
      );
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
    // Its node was killed before it could mark the screen away.
    else if (screen.away_at === null && !(await app.live.hasAny(`screen:${screen.id}`)))
      await markScreenAway(app, screen.id);
  }
}
