import { busEvent } from "#platform/bus/bus.ts";

/** A profile earned badges. */
export const badgesEarned = busEvent<{ profileId: string }>("achievements.badges-earned");
