import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { friendsChanged } from "./events.ts";

export const friendsLive: LiveFeature = {
  changes: [
    changes(friendsChanged, ["friends", "parties", "notifications"], ({ householdIds }) =>
      householdIds.map((id) => `household:${id}` as const),
    ),
  ],
};
