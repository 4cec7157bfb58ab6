import * as z from "zod/mini";
import { familyProfile } from "#family/schema.ts";
import { titleId } from "#library/schema.ts";

const watchedTitle = z.object({
  id: titleId,
  title: z.string(),
  minutes: z.number(),
  days: z.int(),
  /** Null for one that has left the house. */
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
      /** Whether nothing was watched in the night that began that day; null without a bed time. */
      isBedTimeKept: z.nullable(z.boolean()),
    }),
  ),
  titles: z.array(watchedTitle),
  /** The week in sentences. */
  words: z.array(z.string()),
  /** Something to talk about, from a story that was watched; null when nothing was. */
  talk: z.nullable(
    z.object({ titleId, title: z.string(), about: z.string(), question: z.string() }),
  ),
});
export type ChildWeek = z.infer<typeof childWeek>;

/** Seven days, Monday first, as the household counts them. */
export const weekReport = z.object({
  from: z.string(),
  to: z.string(),
  children: z.array(childWeek),
});
export type WeekReport = z.infer<typeof weekReport>;
