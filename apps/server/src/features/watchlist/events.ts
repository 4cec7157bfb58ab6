import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile watched a film to its end. */
export const filmSeen = busEvent<{
  profileId: string;
  titleId: string;
  /** The screen time that the profile had left. */
  timeLeft: TimeLeft | null;
  /** Watched with captions, or in a language other than the film's original. */
  isReadAlong: boolean;
}>("watchlist.film-seen");

/** A profile added or removed a watchlist item, or its progress changed. */
export const watchlistChanged = busEvent<{ profileId: string }>("watchlist.changed");

/** A profile watched on a day that wasn't counted yet. */
export const dayCounted = busEvent<{ profileId: string }>("watchlist.day-counted");
