import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** The races that these households list changed. */
export const racesChanged = busEvent(
  "games.races-changed",
  z.object({ householdIds: z.readonly(z.array(z.string())) }),
  2,
);

/** A profile was invited to a race. */
export const raceInvitationSent = busEvent(
  "games.race-invitation-sent",
  z.object({ profileId: z.string() }),
);

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

/** A race was ended before its finish. */
export const raceCanceled = busEvent("games.race-canceled", z.object({ raceId: z.string() }));

/** A racer left a running race. */
export const racerLeft = busEvent(
  "games.racer-left",
  z.object({ raceId: z.string(), profileId: z.string() }),
);
