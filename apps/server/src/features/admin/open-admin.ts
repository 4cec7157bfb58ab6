import type { App } from "#platform/app.ts";
import { loopDelayOf } from "./server/loop-delay.ts";

/** Starts sampling the event loop's delay, so that the server page has data from the start. */
export async function openAdmin(app: App): Promise<AsyncDisposable> {
  return loopDelayOf(app);
}
