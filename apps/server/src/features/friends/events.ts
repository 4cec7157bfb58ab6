import { busEvent } from "#platform/bus/bus.ts";

/** Two households became friends, asked to, or are friends no longer. */
export const friendsChanged = busEvent<{ householdIds: [string, string] }>("friends.changed");
