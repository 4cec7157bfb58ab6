import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A household's parties changed. Includes the friend households that may see them. */
export const partiesChanged = busEvent(
  "parties.changed",
  z.object({ householdIds: z.readonly(z.array(z.string())) }),
);

/** A profile was invited to a party. */
export const invitationSent = busEvent(
  "parties.invitation-sent",
  z.object({ profileId: z.string() }),
);
