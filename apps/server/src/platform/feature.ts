import type { PathParams } from "@goldmane/contracts/path-pattern";
import type { App, Viewer } from "./app.ts";
import type { Peek } from "./http/answer-from-memory.ts";
import type { Handler } from "./http/handler.ts";
import type { RawRoute } from "./http/raw-route.ts";
import type { JobHandler } from "./jobs/job-handler.ts";
import type { RecurringJob } from "./jobs/recurring-job.ts";
import type { LiveFeature } from "./live/live-feature.ts";

/** The URL of a picture for a viewer; null if the viewer may not see it. */
type FindPicture = (app: App, viewer: Viewer, params: PathParams) => Promise<string | null>;

/** The parts that one feature adds to the server. */
export type Feature = {
  name: string;
  routes?: readonly Handler[];
  /** Routes with non-JSON responses: media bytes, uploads. */
  rawRoutes?: readonly RawRoute[];
  /** Finds the responses of its raw routes that are in memory. */
  peek?: Peek;
  /** The largest pictures of pages, by the names that the web app's build uses. */
  pictures?: Readonly<Record<string, FindPicture>>;
  live?: LiveFeature;
  jobs?: (app: App) => readonly JobHandler[];
  recurring?: (app: App) => readonly RecurringJob[];
  /** Runs before the first request on every node; must be quick. Its result is disposed at shutdown. */
  open?: (app: App) => Promise<AsyncDisposable | void>;
};
