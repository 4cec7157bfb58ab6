import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { eveningChanged } from "./events.ts";

export const eveningsLive: LiveFeature = {
  changes: [
    changes(eveningChanged, ["evenings", "notifications"], ({ profileIds }) =>
      profileIds.map((id) => `profile:${id}` as const),
    ),
  ],
};
