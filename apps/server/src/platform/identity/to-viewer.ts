import { ratingOfNobody } from "@goldmane/contracts/family/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import type { Rating } from "@goldmane/contracts/library/limits";
import { passerBy, type Viewer } from "#platform/app.ts";
import type { Config } from "#platform/config/config.ts";
import { demoParentId } from "./demo.ts";
import type { Session } from "./session-table.ts";
import { toTitleRules } from "./title-rules.ts";

type House = Pick<Config, "demo" | "operatorEmailKey">;

/** Somebody about whom nothing is known. */
export const nobody: Viewer = {
  sessionId: passerBy,
  ownerId: passerBy,
  level: "device",
  householdId: null,
  profile: null,
  accountId: null,
  ownerHasTwoStep: false,
  confirmedAt: null,
  highestRating: ratingOfNobody,
  titleRules: null,
  isHeldByChild: false,
  timeZone: null,
  isOperator: false,
  isDemo: false,
};

/**
 * What a session makes of its user; what it names and is gone no longer counts.
 * @param anonymousRating what a session outside of any household is shown.
 */
export function toViewer(house: House, session: Session, anonymousRating: Rating): Viewer {
  const stranger = {
    ...nobody,
    sessionId: session.id,
    ownerId: session.id,
    highestRating: anonymousRating,
    isHeldByChild: session.childUsedLast,
  };
  const { household, profile } = session;
  // Everybody knows the way into the demo household: without demo mode there is none.
  if (!household || (household.isDemo && !house.demo)) return stranger;
  const inside: Viewer = {
    ...stranger,
    level: "household",
    householdId: household.id,
    isDemo: household.isDemo,
    ownerHasTwoStep: household.hasTwoStep,
    timeZone: household.timeZone,
    // Nobody said who is watching: it may be the youngest.
    highestRating: "G",
  };
  if (!profile) return inside;
  const account = session.level === "account" ? session.account : null;
  return {
    ...inside,
    ownerId: profile.id,
    level: session.level === "account" && !account ? "profile" : session.level,
    profile,
    accountId: account?.id ?? null,
    confirmedAt: session.confirmedAt,
    highestRating: profile.highestRating,
    titleRules: toTitleRules(profile.controls),
    isHeldByChild: !isGrownUp(profile.role),
    isOperator:
      profile.id === demoParentId ||
      (account !== null && account.isVerified && account.emailKey === house.operatorEmailKey),
  };
}

/** Everyone knows the password of the demo's parent: from elsewhere it does not make an operator. */
export function withoutDemoRights(viewer: Viewer): Viewer {
  return viewer.isDemo && viewer.isOperator ? { ...viewer, isOperator: false } : viewer;
}
