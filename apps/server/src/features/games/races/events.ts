import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A household's races changed. */
export const racesChanged = busEvent("games.races-changed", z.object({ householdId: z.string() }));

/** A racer's inputs, for the node that simulates the race. */
export const raceInputsSent = busEvent(
  "games.race-inputs",
  z.object({
    raceId: z.string(),
    profileId: z.string(),
    from: z.int(),
    inputs: z.readonly(z.array(z.int())),
  }),
);

/** A racer left a running race. */
export const racerLeft = busEvent(
  "games.racer-left",
  z.object({ raceId: z.string(), profileId: z.string() }),
);
