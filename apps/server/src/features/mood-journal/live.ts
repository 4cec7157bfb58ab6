import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { moodJournalChanged } from "./events.ts";

export const moodJournalLive: LiveFeature = {
  changes: [
    changes(moodJournalChanged, ["mood-journal"], ({ profileId, householdId }) =>
      householdId === null ? [`profile:${profileId}`] : [`household:${householdId}`],
    ),
  ],
};
