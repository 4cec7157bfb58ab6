import * as z from "zod/mini";
import { helpAreas } from "./limits.ts";

/** An article in the viewer's language. */
export const helpArticle = z.object({
  id: z.string(),
  area: z.enum(helpAreas),
  title: z.string(),
  /** How people ask for it. */
  ask: z.array(z.string()),
  /** The answer in two sentences. */
  say: z.string(),
  body: z.string(),
  /** The page of the feature, if it has one. */
  page: z.nullable(z.string()),
});
export type HelpArticle = z.infer<typeof helpArticle>;

export const helpList = z.object({ articles: z.array(helpArticle) });
export type HelpList = z.infer<typeof helpList>;
