import type { Rating } from "@goldmane/contracts/library/limits";
import type { Logger } from "pino";
import type { Blobs } from "./blobs/blobs.ts";
import type { Bus } from "./bus/bus.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Media } from "./media/media.ts";

/** What the outside world offers this process. Handed first to every service function; never global. */
export type App = {
  config: Config;
  db: Db;
  blobs: Blobs;
  jobs: Jobs;
  bus: Bus;
  media: Media;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** The `Viewer.id` of someone about whom nothing is remembered. */
export const passerBy = "";

/** Who is asking. */
export type Viewer = {
  /** The browser session's id: what is remembered about a visitor hangs on it. */
  id: string;
  highestRating: Rating;
  /** May run the house: libraries, ingest, jobs. */
  isOperator: boolean;
};
