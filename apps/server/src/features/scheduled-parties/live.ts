import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { scheduledPartyChanged } from "./events.ts";

export const scheduledPartiesLive: LiveFeature = {
  changes: [
    changes(scheduledPartyChanged, ["scheduled-parties", "notifications"], ({ profileIds }) =>
      profileIds.map((id) => `profile:${id}` as const),
    ),
  ],
};
