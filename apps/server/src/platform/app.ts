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

/** The ports of this process. The first argument of every service function; never global. */
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

/** The `Viewer.sessionId` of an anonymous viewer without a session. */
export const anonymousId = "";

/** The caller, from its browser session. The only basis for authorization. */
export type Viewer = {
  /** Media links are signed for it. Changes whenever the household or profile changes. */
  sessionId: string;
  /** Owner of history, progress and lists: the profile's id, or else the session's. */
  ownerId: string;
  level: Level;
  householdId: string | null;
  /** Null until a profile is chosen. */
  profile: ViewerProfile | null;
  /** Only set after signing in with the account's own password. */
  accountId: string | null;
  /** Whether the household's account has two-step sign-in. */
  ownerHasTwoStep: boolean;
  /** When a password was last entered; see `isConfirmed`. */
  confirmedAt: number | null;
  highestRating: Rating;
  /** Titles that a parent blocked or allowed besides the rating; null if there are none. */
  titleRules: TitleRules | null;
  /**
   * A child or teen uses this browser or was the last to, and no grown-up has entered a PIN or
   * password in it since. Opening a grown-up's profile then requires a secret.
   */
  isHeldByChild: boolean;
  /** IANA name of the household's time zone; null means UTC. */
  timeZone: string | null;
  /** May administer the server: libraries, ingest, jobs. */
  isOperator: boolean;
  /** In the demo household, whose code is public. */
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
  /** Null uses the device's language. */
  language: Language | null;
  controls: ControlSettings;
};

export type TitleRules = {
  /** Equal for equal rules, so that prepared responses can be shared between viewers. */
  key: string;
  blocked: ReadonlySet<string>;
  /** Overrides all other rules. */
  allowed: ReadonlySet<string>;
  words: readonly string[];
};
