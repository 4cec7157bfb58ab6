import { ratingOfNobody } from "@goldmane/contracts/family/limits";
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
  timeZone: null,
  isOperator: false,
  isDemo: false,
};

/** What a session makes of whoever uses it; what it names and is gone counts no more. */
export function toViewer(house: House, session: Session): Viewer {
  const stranger = { ...nobody, sessionId: session.id, ownerId: session.id };
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
    isOperator:
      profile.id === demoParentId ||
      (account !== null && account.isVerified && account.emailKey === house.operatorEmailKey),
  };
}
