import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A friend request was sent or answered, or a friendship ended, between two households. */
export const friendsChanged = busEvent(
  "friends.changed",
  z.object({ householdIds: z.tuple([z.string(), z.string()]) }),
);
