import type { App } from "./app.ts";
import type { Handler } from "./http/handler.ts";
import type { RawRoute } from "./http/raw-route.ts";
import type { JobKind } from "./jobs/jobs.ts";

/** What one feature adds to the server. */
export type Feature = {
  name: string;
  routes?: readonly Handler[];
  /** Routes whose answers aren't JSON: media bytes, uploads. */
  rawRoutes?: readonly RawRoute[];
  jobs?: (app: App) => readonly JobKind<never>[];
  /** Runs before the first request on every node, and must be quick; the answer is closed at the end. */
  open?: (app: App) => Promise<AsyncDisposable | void>;
};
