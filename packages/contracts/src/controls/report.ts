import * as z from "zod/mini";
import { familyProfile } from "#family/schema.ts";
import { titleId } from "#library/schema.ts";

const watchedTitle = z.object({
  id: titleId,
  title: z.string(),
  minutes: z.number(),
  days: z.int(),
  /** Null for a title that was removed. */
  posterUrl: z.nullable(z.string()),
});

export const childWeek = z.object({
  profile: z.pick(familyProfile, { id: true, displayName: true, avatarUrl: true, role: true }),
  totalMinutes: z.number(),
  days: z.array(
    z.object({
      day: z.string(),
      minutes: z.number(),
      /** The day's limit; null without one. */
      limitMinutes: z.nullable(z.int()),
      /** Whether nothing was watched during bedtime that night; null without a bedtime. */
      isBedTimeKept: z.nullable(z.boolean()),
    }),
  ),
  titles: z.array(watchedTitle),
  /** Sentences that sum the week up. */
  summary: z.array(z.string()),
  /** A conversation starter from a watched story; null if nothing was watched. */
  talk: z.nullable(
    z.object({ titleId, title: z.string(), about: z.string(), question: z.string() }),
  ),
});
export type ChildWeek = z.infer<typeof childWeek>;

/** Seven days from Monday in the household's time zone. */
export const weekReport = z.object({
  from: z.string(),
  to: z.string(),
  children: z.array(childWeek),
});
export type WeekReport = z.infer<typeof weekReport>;
