import type { App } from "#platform/app.ts";
import { endScreen, isGone, markScreenAway } from "./screens.ts";
import { listScreens } from "./store.ts";

/** Ends screens that did not reconnect. */
export async function sweepScreens(app: App): Promise<void> {
  for (const screen of await listScreens(app.db)) {
    if (isGone(screen, app.now())) await endScreen(app, screen, "gone");
    // Its node was killed before it could mark the screen away.
    else if (screen.away_at === null && !(await app.live.hasAny(`screen:${screen.id}`)))
      await markScreenAway(app, screen.id);
  }
}
