import * as z from "zod/mini";
import { someChange } from "#some-change.ts";
import { titleCard, titleId } from "#library/schema.ts";
import { partyName } from "#parties/schema.ts";
import { guestsAtMost } from "./limits.ts";

export const eveningAnswer = z.enum(["coming", "cannot"]);
export type EveningAnswer = z.infer<typeof eveningAnswer>;

export const eveningGuest = z.object({
  profileId: z.uuid(),
  displayName: z.string(),
  avatarUrl: z.string(),
  /** Null while they have not said. */
  answer: z.nullable(eveningAnswer),
});
export type EveningGuest = z.infer<typeof eveningGuest>;

/** A party to come, as one of those sees it who are asked to it. */
export const evening = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Epoch milliseconds. */
  startsAt: z.number(),
  /** Null where it is chosen together, and where it is not for this viewer. */
  title: z.nullable(titleCard),
  planner: z.object({ displayName: z.string(), avatarUrl: z.string() }),
  /** The friends that give it; null at home. */
  household: z.nullable(z.string()),
  /** By this viewer, who may change it, cancel it and open the doors. */
  isOwn: z.boolean(),
  /** What this viewer said; null for who plans it, too. */
  answer: z.nullable(eveningAnswer),
  /** All who are asked; other households' children are nobody's business. */
  guests: z.array(eveningGuest),
  /** How to come in, while the doors are open. */
  partyCode: z.nullable(z.string()),
});
export type Evening = z.infer<typeof evening>;

export const eveningList = z.object({
  /** Soonest first. */
  evenings: z.array(evening),
  /** Whether this profile may plan one. */
  mayPlan: z.boolean(),
});
export type EveningList = z.infer<typeof eveningList>;

const startsAt = z.int().check(z.minimum(0));
const guests = z.array(z.uuid()).check(z.maxLength(guestsAtMost));

export const newEvening = z.strictObject({
  name: partyName,
  startsAt,
  titleId: z.nullable(titleId),
  guestIds: guests,
});
export type NewEvening = z.output<typeof newEvening>;

export const eveningChanges = z
  .strictObject({
    name: z.optional(partyName),
    /** Another time asks everybody anew. */
    startsAt: z.optional(startsAt),
    titleId: z.optional(z.nullable(titleId)),
    /** Who is asked beside those before. */
    guestIds: z.optional(guests),
  })
  .check(someChange);
export type EveningChanges = z.output<typeof eveningChanges>;
