import { busEvent } from "#platform/bus/bus.ts";

/** A friend request was sent or answered, or a friendship ended, between two households. */
export const friendsChanged = busEvent<{ householdIds: [string, string] }>("friends.changed");
