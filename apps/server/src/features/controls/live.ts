import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { requestsChanged } from "./events.ts";

export const controlsLive: LiveFeature = {
  changes: [
    changes(requestsChanged, ["approval-requests"], ({ householdId }) => [
      `household:${householdId}`,
    ]),
  ],
};
