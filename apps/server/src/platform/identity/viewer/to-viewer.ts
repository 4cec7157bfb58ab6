import { maxAnonymousRating } from "@goldmane/contracts/family/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { Rating } from "@goldmane/contracts/library/limits";
import type { AnonymousViewer, SessionViewer, Viewer } from "#platform/app.ts";
import type { Config } from "#platform/config/config.ts";
import { demoParentId, demoVisitorId } from "#platform/identity/demo.ts";
import type { Session } from "#platform/identity/session-table.ts";
import { toTitleRules } from "./title-rules.ts";

type SessionConfig = Pick<Config, "demo" | "operatorEmailKey">;

/** The viewer of a browser without a session. */
export const anonymousViewer: AnonymousViewer = {
  kind: "anonymous",
  sessionId: null,
  ownerId: null,
  level: "device",
  householdId: null,
  profile: null,
  accountId: null,
  ownerHasTwoStep: false,
  confirmedAt: null,
  highestRating: maxAnonymousRating,
  titleRules: null,
  isHeldByChild: false,
  timeZone: null,
  language: "en",
  isOperator: false,
  isDemo: false,
};

/**
 * Maps a session to a Viewer, ignoring references to deleted rows.
 * @param anonymousRating the highest rating shown without a household.
 */
export function toViewer(
  config: SessionConfig,
  session: Session,
  anonymousRating: Rating,
): SessionViewer {
  const anonymous: SessionViewer = {
    ...anonymousViewer,
    kind: session.id === demoVisitorId ? "demo-visitor" : "session",
    sessionId: session.id,
    ownerId: session.id,
    highestRating: anonymousRating,
    isHeldByChild: session.childUsedLast,
  };
  const { household, profile } = session;
  // The demo's credentials are public, so its sessions count only in demo mode.
  if (!household || (household.isDemo && !config.demo)) return anonymous;
  const inside: SessionViewer = {
    ...anonymous,
    level: "household",
    householdId: household.id,
    isDemo: household.isDemo,
    ownerHasTwoStep: household.hasTwoStep,
    timeZone: household.timeZone,
    // The profile is unknown: it can be the youngest child.
    highestRating: "G",
  };
  if (!profile) return inside;
  const account = session.level === "account" ? session.account : null;
  return {
    ...inside,
    ownerId: profile.id,
    level: session.level === "account" && !account ? "profile" : session.level,
    profile,
    language: profile.language ?? anonymous.language,
    accountId: account?.id ?? null,
    confirmedAt: session.confirmedAt,
    highestRating: profile.highestRating,
    titleRules: toTitleRules(profile.controls),
    isHeldByChild: !isGrownUp(profile.role),
    isOperator: profile.id === demoParentId || (account !== null && isOperator(config, account)),
  };
}

/** The stored right, or the account that the environment names. */
function isOperator(config: SessionConfig, account: NonNullable<Session["account"]>): boolean {
  return account.isOperator || (account.isVerified && account.emailKey === config.operatorEmailKey);
}

/** The demo's password is public, so it makes an operator on this machine only. */
export function withoutDemoRights(viewer: Viewer): Viewer {
  return viewer.isDemo && viewer.isOperator ? { ...viewer, isOperator: false } : viewer;
}
