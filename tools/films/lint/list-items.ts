import { originals } from "@goldmane/originals/catalog.gen";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { clipKey, clipStory } from "@goldmane/originals/interactive/clip-story";
import type { StoryScript } from "@goldmane/stage/story/schema";
import { compileStory } from "@goldmane/stage/story/compile";
import { clipCut, filmCut, type Cut } from "@goldmane/stage/story/cut";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";
import type { StoryForm } from "@goldmane/stage/story/timeline";

/** A story that the lint measures: a film, or a clip of an interactive film. */
export type LintItem = { id: string; story: StoryScript; form: StoryForm };

export const lintItems: readonly LintItem[] = [
  ...originals.map(({ id, story }) => ({ id, story, form: "film" as const })),
  ...interactiveFilms.flatMap((film) =>
    Object.keys(film.clips).map((clip) => ({
      id: clipKey(film, clip),
      story: clipStory(film, clip),
      form: "clip" as const,
    })),
  ),
];

/** The cut of an item that viewers see. */
export function cutOf({ story, form }: LintItem, spoken: SpokenLines): Cut {
  const timeline = compileStory(story, spoken, form);
  return form === "clip" ? clipCut(timeline) : filmCut(timeline);
}
