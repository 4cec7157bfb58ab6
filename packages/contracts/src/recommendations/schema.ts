import * as z from "zod/mini";
import { ageGroups } from "#family/limits.ts";
import { genreSlug, titleCard } from "#library/schema.ts";
import { likenesses } from "#library/similar.ts";
import { partsOfDay } from "./parts-of-day.ts";

const partOfDay = z.enum(partsOfDay);
const ageGroup = z.enum(ageGroups);

/** Why a title is recommended. */
export const reason = z.discriminatedUnion("kind", [
  /** Similar to a title that they finished or started. */
  z.object({ kind: z.literal("finished"), title: z.string() }),
  z.object({ kind: z.literal("watching"), title: z.string() }),
  /** Shares this feature with watched titles. */
  ...likenesses,
  /** Ends before bedtime, or before the day's minutes run out. */
  z.object({ kind: z.literal("bedTime"), minutesLeft: z.int() }),
  z.object({ kind: z.literal("minutes"), minutesLeft: z.int() }),
  /** One of its moods fits the time of day. */
  z.object({ kind: z.literal("hour"), mood: z.string(), partOfDay }),
  /** They have watched nothing of this genre yet. */
  z.object({ kind: z.literal("untried"), genre: genreSlug }),
  /** Among the most watched titles of this server. */
  z.object({ kind: z.literal("popular") }),
  z.object({ kind: z.literal("ageGroup"), ageGroup }),
]);
export type Reason = z.infer<typeof reason>;

export const recommendation = z.object({ title: titleCard, reason });
export type Recommendation = z.infer<typeof recommendation>;

/** No title appears twice. */
export const recommendations = z.object({
  /** Without history, titles are chosen by age group and time of day only. */
  basis: z.enum(["history", "start"]),
  ageGroup,
  /** In the household's time zone. */
  partOfDay,
  /** The best of all, best first. */
  picks: z.array(recommendation),
  /** Rows of titles that share one reason. */
  rows: z.array(z.object({ reason, titles: z.array(titleCard) })),
});
export type Recommendations = z.infer<typeof recommendations>;
