import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut, trailerCut, type Cut } from "@goldmane/stage/story/cut";
import type { FilmRecipe } from "./recipe.ts";

export function cutOf({ story, spoken, cut, moments }: FilmRecipe): Cut {
  const timeline = compileStory(story, spoken);
  return cut === "film" ? filmCut(timeline) : trailerCut(timeline, moments);
}
