import { busEvent } from "#platform/bus/bus.ts";

/** A party of a household opened, ended, or has others in it; its friends may see it. */
export const partiesChanged = busEvent<{ householdIds: readonly string[] }>("parties.changed");

/** A profile was asked to a party. */
export const invitationSent = busEvent<{ profileId: string }>("parties.invitation-sent");
