import { busEvent } from "#platform/bus/bus.ts";

/** A household's parties changed. Includes the friend households that may see them. */
export const partiesChanged = busEvent<{ householdIds: readonly string[] }>("parties.changed");

/** A profile was invited to a party. */
export const invitationSent = busEvent<{ profileId: string }>("parties.invitation-sent");
