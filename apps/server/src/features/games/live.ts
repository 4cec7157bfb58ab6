import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { levelsChanged } from "./events.ts";
import { racesLive } from "./races/live.ts";

export const gamesLive: LiveFeature = {
  ...racesLive,
  changes: [
    ...(racesLive.changes ?? []),
    changes(levelsChanged, ["game-levels", "notifications"], ({ householdId }) => [
      `household:${householdId}`,
    ]),
  ],
};
