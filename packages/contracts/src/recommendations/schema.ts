import * as z from "zod/mini";
import { ageGroups } from "#family/limits.ts";
import { genreSlug, titleCard } from "#library/schema.ts";
import { likenesses } from "#library/similar.ts";
import { partsOfDay } from "./parts-of-day.ts";

const partOfDay = z.enum(partsOfDay);
const ageGroup = z.enum(ageGroups);

/** Why a title is put before this viewer. */
export const reason = z.discriminatedUnion("kind", [
  /** It is like a title that they finished, or are in the midst of. */
  z.object({ kind: z.literal("finished"), title: z.string() }),
  z.object({ kind: z.literal("watching"), title: z.string() }),
  /** It has this in common with titles that they watched. */
  ...likenesses,
  /** It ends before the night does begin, or the minutes of the day are over. */
  z.object({ kind: z.literal("bedTime"), minutesLeft: z.int() }),
  z.object({ kind: z.literal("minutes"), minutesLeft: z.int() }),
  /** One of its moods goes with the time of day. */
  z.object({ kind: z.literal("hour"), mood: z.string(), partOfDay }),
  /** They have watched nothing of this genre. */
  z.object({ kind: z.literal("untried"), genre: genreSlug }),
  /** It is among those that are watched most in this house. */
  z.object({ kind: z.literal("popular") }),
  z.object({ kind: z.literal("ageGroup"), ageGroup }),
]);
export type Reason = z.infer<typeof reason>;

export const recommendation = z.object({ title: titleCard, reason });
export type Recommendation = z.infer<typeof recommendation>;

/** No title stands in it twice. */
export const recommendations = z.object({
  /** Without any history they are chosen by age group and time of day alone. */
  basis: z.enum(["history", "start"]),
  ageGroup,
  /** By the household's clock. */
  partOfDay,
  /** The best of all, best first. */
  picks: z.array(recommendation),
  /** Shelves whose titles all have one reason. */
  shelves: z.array(z.object({ reason, titles: z.array(titleCard) })),
});
export type Recommendations = z.infer<typeof recommendations>;
