import type { Level } from "@goldmane/contracts/account/schema";
import type { AgeGroup, Role } from "@goldmane/contracts/family/limits";
import type { ControlSettings } from "@goldmane/contracts/controls/schema";
import type { Language } from "@goldmane/contracts/languages";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { Logger } from "pino";
import type { Blobs } from "./blobs/blobs.ts";
import type { Bus } from "./bus/bus.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LiveServer } from "./live/live-server.ts";
import type { Mail } from "./mail/mail.ts";
import type { Media } from "@goldmane/media/media";
import type { Payments } from "./payments/payments.ts";

/** What the outside world offers this process. Handed first to every service function; never global. */
export type App = {
  config: Config;
  db: Db;
  blobs: Blobs;
  jobs: Jobs;
  bus: Bus;
  live: LiveServer;
  media: Media;
  payments: Payments;
  mail: Mail;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** The `Viewer.sessionId` of a browser without a session. */
export const anonymousId = "";

/** Who is asking, as their browser session says. Nothing else decides what they may do. */
export type Viewer = {
  /** Media links are signed for it. Another one begins whenever the household or profile changes. */
  sessionId: string;
  /** Whose history, progress and lists these are: the profile's id, or else the session's. */
  ownerId: string;
  level: Level;
  householdId: string | null;
  /** Null until somebody chose one. */
  profile: ViewerProfile | null;
  /** Only of who signed in with the account's own password. */
  accountId: string | null;
  /** The household's account has two-step sign-in. */
  ownerHasTwoStep: boolean;
  /** When a password was given again; how long that counts is for `isConfirmed` to say. */
  confirmedAt: number | null;
  highestRating: Rating;
  /** What a parent blocked or allowed beside the rating; null where that is nothing. */
  titleRules: TitleRules | null;
  /**
   * A child or teen holds this browser, or was the last to, and no grown-up has given a PIN or a
   * password in it since. A grown-up's profile then opens with a secret only.
   */
  isHeldByChild: boolean;
  /** IANA name of the household's clock; null is UTC. */
  timeZone: string | null;
  /** May run the house: libraries, ingest, jobs. */
  isOperator: boolean;
  /** In the household that everybody has the code of. */
  isDemo: boolean;
};

export type ViewerProfile = {
  id: string;
  role: Role;
  ageGroup: AgeGroup;
  displayName: string;
  avatar: string;
  highestRating: Rating;
  hasSeat: boolean;
  /** Null follows the device. */
  language: Language | null;
  controls: ControlSettings;
};

export type TitleRules = {
  /** Equal for equal rules: what is prepared for one viewer is good for another. */
  key: string;
  blocked: ReadonlySet<string>;
  /** Goes before everything else. */
  allowed: ReadonlySet<string>;
  words: readonly string[];
};
