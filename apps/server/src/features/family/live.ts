import { identityChanged } from "#platform/identity/session-changes.ts";
import { changes, type LiveFeature } from "#platform/live/live-feature.ts";

/** Profiles created with the household code wait among the parents' approval requests. */
export const familyLive: LiveFeature = {
  changes: [
    changes(identityChanged, ["family", "approval-requests"], (change) =>
      "householdId" in change ? [`household:${change.householdId}`] : [],
    ),
  ],
};
