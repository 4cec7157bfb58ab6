import type { App } from "#platform/app.ts";
import { loopDelayOf } from "./server/loop-delay.ts";

/** Begins to watch what can only be told by having watched it. */
export async function openAdmin(app: App): Promise<AsyncDisposable> {
  return loopDelayOf(app);
}
