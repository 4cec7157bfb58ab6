import { badgesEarned } from "#features/achievements/events.ts";
import { requestsChanged } from "#features/controls/events.ts";
import { pinsLocked } from "#features/family/events.ts";
import { filmsChanged } from "#features/library/events.ts";
import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { notificationsMarked } from "./events.ts";

const toOwner = ({ profileId }: { profileId: string }) => [`profile:${profileId}`] as const;

export const notificationsLive: LiveFeature = {
  changes: [
    changes(notificationsMarked, ["notifications"], toOwner),
    changes(badgesEarned, ["notifications"], toOwner),
    changes(pinsLocked, ["notifications"], ({ householdId }) => [`household:${householdId}`]),
    changes(requestsChanged, ["notifications"], ({ householdId }) => [`household:${householdId}`]),
    changes(filmsChanged, ["notifications"], () => ["everyone"]),
  ],
};
