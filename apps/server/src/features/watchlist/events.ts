import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile watched a film to its end. */
export const filmSeen = busEvent<{
  profileId: string;
  titleId: string;
  /** How long the profile could still have watched. */
  timeLeft: TimeLeft | null;
  /** With captions, or in another language than the film's first. */
  isReadAlong: boolean;
}>("watchlist.film-seen");

/** A profile put something on its list, took it off, or got further in it. */
export const watchlistChanged = busEvent<{ profileId: string }>("watchlist.changed");

/** A profile watched on a day on which it had not before. */
export const dayCounted = busEvent<{ profileId: string }>("watchlist.day-counted");
