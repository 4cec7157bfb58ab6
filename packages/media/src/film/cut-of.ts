import { compileStory } from "@goldmane/stage/story/compile";
import { clipCut, filmCut, trailerCut, type Cut } from "@goldmane/stage/story/cut";
import type { StoryRecipe } from "./recipe.ts";

export function cutOf({ story, spoken, cut, moments }: StoryRecipe): Cut {
  if (cut === "clip") return clipCut(compileStory(story, spoken, "clip"));
  const timeline = compileStory(story, spoken);
  return cut === "film" ? filmCut(timeline) : trailerCut(timeline, moments);
}
