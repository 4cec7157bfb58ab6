import { hashText } from "@goldmane/std/hash-text";
import type { Portrait } from "#poster.ts";
import type { StoryScript } from "#story/schema.ts";

/** Changes with everything that a film says about its pictures. */
export function recipeHash(story: StoryScript, portrait: Portrait): string {
  return hashText(JSON.stringify([story, portrait]))
    .toString(16)
    .padStart(8, "0");
}
