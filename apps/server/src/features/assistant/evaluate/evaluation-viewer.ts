import { defaultControls } from "@goldmane/contracts/controls/rules";
import type { SessionViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";

/** An adult viewer without database rows: nothing that is done for them persists. */
export function newEvaluationViewer(): SessionViewer {
  const id = newId();
  return {
    kind: "session",
    sessionId: id,
    ownerId: id,
    level: "profile",
    householdId: null,
    profile: {
      id,
      role: "adult",
      ageGroup: "adult",
      displayName: "Evaluation",
      avatar: "lion",
      highestRating: "R",
      hasSeat: false,
      language: null,
      controls: defaultControls("adult"),
    },
    accountId: null,
    ownerHasTwoStep: false,
    confirmedAt: null,
    highestRating: "R",
    titleRules: null,
    isHeldByChild: false,
    timeZone: null,
    language: "en",
    isOperator: false,
    isDemo: false,
  };
}
