import * as z from "zod/mini";
import { genreSlug, rating } from "#library/schema.ts";
import { maxMoodLength, maxMoods } from "./limits.ts";

/** `hidden`: removed from the lists by the operator, though the file is still in the library. */
export const ingestStates = ["waiting", "probing", "ready", "failed", "hidden"] as const;
export const ingestState = z.enum(ingestStates);
export type IngestState = (typeof ingestStates)[number];

/** One file of an operator's, from its discovery on. A failed one keeps the reason. */
export const ingestItem = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** Below the library folder, as the operator sees it; the file's name for an upload. */
  path: z.string(),
  origin: z.enum(["library", "upload"]),
  sizeBytes: z.number(),
  state: ingestState,
  /** Why it failed, in words an operator can act on. */
  reason: z.nullable(z.string()),
  /** Whether a retry is possible. */
  canRetry: z.boolean(),
  titleId: z.nullable(z.uuid()),
  addedAt: z.number(),
});
export type IngestItem = z.infer<typeof ingestItem>;

const mood = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(maxMoodLength));

/** An operator's edit of a film. Missing fields stay unchanged. */
export const filmFacts = z.object({
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  year: z.optional(z.int().check(z.minimum(1870), z.maximum(2200))),
  rating: z.optional(rating),
  genre: z.optional(genreSlug),
  synopsis: z.optional(z.string().check(z.trim(), z.maxLength(4000))),
  moods: z.optional(z.array(mood).check(z.maxLength(maxMoods))),
});
export type FilmFacts = z.infer<typeof filmFacts>;

export const knownFilmFacts = z.object({
  id: z.uuid(),
  title: z.string(),
  year: z.int(),
  rating,
  genre: genreSlug,
  synopsis: z.string(),
  moods: z.array(z.string()),
});
export type KnownFilmFacts = z.infer<typeof knownFilmFacts>;
