import { timeLeft } from "@goldmane/contracts/controls/time-left";
import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile watched a film to its end. */
export const filmSeen = busEvent(
  "watchlist.film-seen",
  z.object({
    profileId: z.string(),
    titleId: z.string(),
    /** The screen time that the profile had left. */
    timeLeft: z.nullable(timeLeft),
    /** Watched with captions, or in a language other than the film's original. */
    isReadAlong: z.boolean(),
  }),
);

/** A profile added or removed a watchlist item, or its progress changed. */
export const watchlistChanged = busEvent("watchlist.changed", z.object({ profileId: z.string() }));

/** A profile watched on a day that wasn't counted yet. */
export const dayCounted = busEvent("watchlist.day-counted", z.object({ profileId: z.string() }));
