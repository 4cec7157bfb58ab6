import { changes, type LiveFeature } from "#platform/live/live-feature.ts";
import { dayCounted, filmSeen, watchlistChanged } from "./events.ts";

const toOwner = ({ profileId }: { profileId: string }) => [`profile:${profileId}`] as const;

export const watchlistLive: LiveFeature = {
  changes: [
    changes(watchlistChanged, ["watchlist"], toOwner),
    changes(filmSeen, ["watchlist"], toOwner),
    changes(dayCounted, ["watchlist"], toOwner),
  ],
};
