import { compileStory } from "@goldmane/stage/story/compile";
import { clipCut, filmCut, trailerCut, type Cut } from "@goldmane/stage/story/cut";
import type { StoryForm } from "@goldmane/stage/story/timeline";
import type { StoryRecipe } from "./recipe.ts";

export function cutOf({ story, spoken, cut, moments, form = formOf(cut) }: StoryRecipe): Cut {
  const timeline = compileStory(story, spoken, form);
  if (cut === "clip") return clipCut(timeline);
  return cut === "film" ? filmCut(timeline) : trailerCut(timeline, moments);
}

export function formOf(cut: StoryRecipe["cut"]): StoryForm {
  return cut === "clip" ? "clip" : "film";
}
