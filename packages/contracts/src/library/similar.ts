import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { genreSlug, titleCard, titleId } from "./schema.ts";

/** Shared features of two titles, strongest first. */
export const likenesses = [
  /** The same character, played by the same performer. */
  z.object({ kind: z.literal("character"), name: z.string() }),
  z.object({ kind: z.literal("performer"), name: z.string() }),
  z.object({ kind: z.literal("director"), name: z.string() }),
  z.object({ kind: z.literal("theme"), theme: z.string() }),
  z.object({ kind: z.literal("mood"), mood: z.string() }),
  z.object({ kind: z.literal("genre"), genre: genreSlug }),
] as const;

export const likeness = z.discriminatedUnion("kind", likenesses);
export type Likeness = z.infer<typeof likeness>;

export const similarTitle = z.object({ title: titleCard, reason: likeness });
export type SimilarTitle = z.infer<typeof similarTitle>;

export const listSimilar = endpoint("GET", "/api/titles/:id/similar", {
  access: "anyone",
  summary: "List similar titles, most similar first, with reasons",
  params: z.object({ id: titleId }),
  reply: z.array(similarTitle),
  errors: ["NOT_FOUND"],
});
