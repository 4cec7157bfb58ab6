import * as z from "zod/mini";
import { someChange } from "#some-change.ts";
import { titleCard, titleId } from "#library/schema.ts";
import { partyName } from "#parties/schema.ts";
import { guestsAtMost } from "./limits.ts";

export const rsvpAnswer = z.enum(["coming", "cannot"]);
export type RsvpAnswer = z.infer<typeof rsvpAnswer>;

export const scheduledPartyGuest = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  /** Null until they answer. */
  answer: z.nullable(rsvpAnswer),
});
export type ScheduledPartyGuest = z.infer<typeof scheduledPartyGuest>;

/** A scheduled party as its organizer or one of its guests sees it. */
export const scheduledParty = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Epoch milliseconds. */
  startsAt: z.number(),
  /** Null when the film is chosen at the party or this viewer isn't allowed to see it. */
  title: z.nullable(titleCard),
  organizer: z.object({ displayName: z.string(), avatarUrl: z.string() }),
  /** Name of the friend household that hosts it; null for the viewer's own. */
  household: z.nullable(z.string()),
  /** This viewer is the organizer, who can change, cancel and open it. */
  isOwn: z.boolean(),
  /** This viewer's answer; null for the organizer. */
  answer: z.nullable(rsvpAnswer),
  /** Everyone invited, without children of other households. */
  guests: z.array(scheduledPartyGuest),
  /** The join code while the party is open. */
  partyCode: z.nullable(z.string()),
});
export type ScheduledParty = z.infer<typeof scheduledParty>;

export const scheduledPartyList = z.object({
  /** Soonest first. */
  scheduledParties: z.array(scheduledParty),
  /** Whether this profile can schedule one. */
  canSchedule: z.boolean(),
});
export type ScheduledPartyList = z.infer<typeof scheduledPartyList>;

const startsAt = z.int().check(z.minimum(0));
const guests = z.array(z.uuid()).check(z.maxLength(guestsAtMost));

export const newScheduledParty = z.strictObject({
  name: partyName,
  startsAt,
  titleId: z.nullable(titleId),
  guestIds: guests,
});
export type NewScheduledParty = z.output<typeof newScheduledParty>;

export const scheduledPartyChanges = z
  .strictObject({
    name: z.optional(partyName),
    /** A new time resets all answers. */
    startsAt: z.optional(startsAt),
    titleId: z.optional(z.nullable(titleId)),
    /** Guests to add. */
    guestIds: z.optional(guests),
  })
  .check(someChange);
export type ScheduledPartyChanges = z.output<typeof scheduledPartyChanges>;
