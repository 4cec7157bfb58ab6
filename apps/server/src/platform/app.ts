import type { Level } from "@goldmane/contracts/account/schema";
import type { Access } from "@goldmane/contracts/endpoint";
import type { AgeGroup, Role } from "@goldmane/contracts/family/limits";
import type { ControlSettings } from "@goldmane/contracts/controls/schema";
import type { Language } from "@goldmane/contracts/languages";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { Logger } from "pino";
import type { Blobs } from "./blobs/blobs.ts";
import type { Bus } from "./bus/bus.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/open-db.ts";
import type { Games } from "./games/games.ts";
import type { HomeNetwork } from "./home-network/home-network.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { LiveServer } from "./live/live-server.ts";
import type { Mail } from "./mail/mail.ts";
import type { Media } from "@goldmane/media/media";
import type { Payments } from "./payments/payments.ts";
import type { Settings } from "./settings/settings.ts";
import type { Tls } from "./tls/tls.ts";

/** The ports of this process. The first argument of every service function; never global. */
export type App = {
  config: Config;
  db: Db;
  blobs: Blobs;
  jobs: Jobs;
  bus: Bus;
  live: LiveServer;
  media: Media;
  /** The games' rules, and the replays of finished runs. */
  games: Games;
  payments: Payments;
  mail: Mail;
  /** What the operator can change while the server runs. */
  settings: Settings;
  home: HomeNetwork;
  /** Null if the server itself serves plain http. */
  tls: Tls | null;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** Facts about any caller, with or without a session. */
type ViewerFacts = {
  level: Level;
  /** The household's account has two-step sign-in. */
  ownerHasTwoStep: boolean;
  /** When a password was last confirmed; `isConfirmed` says how long that counts. */
  confirmedAt: number | null;
  highestRating: Rating;
  /** Titles that a parent blocked or allowed regardless of rating; null if there are none. */
  titleRules: TitleRules | null;
  /**
   * A child or teen holds this browser, or was the last to, and no grown-up has given a PIN or a
   * password in it since. A grown-up's profile then opens with a secret only.
   */
  isHeldByChild: boolean;
  /** IANA name of the household's time zone; null is UTC. */
  timeZone: string | null;
  /** Of the texts for this viewer: the profile's, else the one that the request asks for. */
  language: Language;
  /** Can run the server: libraries, ingest, jobs. */
  isOperator: boolean;
  /** In the demo household, whose code is public. */
  isDemo: boolean;
};

/** A browser without a session. Only a GET that anyone can make meets one; reading creates no session. */
export type AnonymousViewer = ViewerFacts & {
  kind: "anonymous";
  sessionId: null;
  ownerId: null;
  householdId: null;
  profile: null;
  accountId: null;
};

/**
 * A browser with a session, which need not belong to a household yet; or the demo's visitor, who
 * reads as its parent before a first change creates a session of their own.
 */
export type SessionViewer = ViewerFacts & {
  kind: "session" | "demo-visitor";
  /** Media links are signed for it. It changes whenever the household or profile changes. */
  sessionId: string;
  /** The key of history, progress and lists: the profile's id, or the session's without a profile. */
  ownerId: string;
  householdId: string | null;
  /** Null until a profile is chosen. */
  profile: ViewerProfile | null;
  /** Only if the account's own password was used to sign in. */
  accountId: string | null;
};

/** The caller, from its browser session. The only basis for authorization. */
export type Viewer = AnonymousViewer | SessionViewer;
export type HouseholdViewer = SessionViewer & { householdId: string };
export type ProfileViewer = HouseholdViewer & { profile: ViewerProfile };
type ParentViewer = ProfileViewer & { profile: { role: "parent" } };
type AccountViewer = ProfileViewer & { accountId: string };
export type OperatorViewer = ProfileViewer & { isOperator: true };

export function hasHousehold(viewer: Viewer): viewer is HouseholdViewer {
  return viewer.householdId !== null;
}

export function hasProfile(viewer: Viewer): viewer is ProfileViewer {
  return viewer.profile !== null;
}

/** The viewer that an endpoint's or command's `access` lets through. */
export type ViewerOf<A extends Access> = {
  anyone: Viewer;
  household: HouseholdViewer;
  profile: ProfileViewer;
  parent: ParentViewer;
  account: AccountViewer;
  operator: OperatorViewer;
}[A];

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
  /** Equal for equal rules, so that viewers with the same rules can share prepared results. */
  key: string;
  blocked: ReadonlySet<string>;
  /** Goes before everything else. */
  allowed: ReadonlySet<string>;
  words: readonly string[];
};
