import { identityChanged } from "#platform/identity/session-changes.ts";
import { changes, type LiveFeature } from "#platform/live/live-feature.ts";

/** Who made a profile with the household code is among what the parents are asked. */
export const familyLive: LiveFeature = {
  changes: [
    changes(identityChanged, ["family", "approval-requests"], (change) =>
      "householdId" in change ? [`household:${change.householdId}`] : [],
    ),
  ],
};
