import type { App, Viewer } from "./app.ts";
import type { Peek } from "./http/at-once.ts";
import type { Handler } from "./http/handler.ts";
import type { PathParams } from "./http/pages/page-needs.ts";
import type { RawRoute } from "./http/raw-route.ts";
import type { JobKind } from "./jobs/jobs.ts";
import type { LiveFeature } from "./live/live-feature.ts";

/** The address of a picture for whoever asks; null for one that they may not see. */
type FindPicture = (app: App, viewer: Viewer, params: PathParams) => Promise<string | null>;

/** What one feature adds to the server. */
export type Feature = {
  name: string;
  routes?: readonly Handler[];
  /** Routes whose answers aren't JSON: media bytes, uploads. */
  rawRoutes?: readonly RawRoute[];
  /** What its raw routes would send, where that is in memory. */
  peek?: Peek;
  /** Pictures that pages show first, by the names that the web app's build knows. */
  pictures?: Readonly<Record<string, FindPicture>>;
  live?: LiveFeature;
  jobs?: (app: App) => readonly JobKind<never>[];
  /** Runs before the first request on every node, and must be quick; the answer is closed at the end. */
  open?: (app: App) => Promise<AsyncDisposable | void>;
};
