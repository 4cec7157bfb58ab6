import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { interactiveChanged } from "./events.ts";

export const interactiveLive: LiveFeature = {
  changes: [
    changes(interactiveChanged, ["interactive"], ({ profileId }) => [`profile:${profileId}`]),
  ],
};
