import { busEvent } from "#platform/bus/bus.ts";

/** A profile earned badges. */
export const badgesGiven = busEvent<{ profileId: string }>("achievements.badges-given");
