import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile earned badges. */
export const badgesEarned = busEvent(
  "achievements.badges-earned",
  z.object({ profileId: z.string() }),
);
