import { compileStory, leadSeconds } from "@goldmane/stage/story/compile";
import type { StoryScript } from "@goldmane/stage/story/schema";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";
import { clipKey, clipStory, storyOf } from "./clip-story.ts";
import type { InteractiveFilm } from "./interactive-film.ts";

type TrailerStory = {
  /** The scenes of the trailer's moments, one after another. */
  story: StoryScript;
  spoken: SpokenLines;
  /** The moments, in seconds of that story as a clip. */
  moments: number[];
};

/**
 * The story of which an interactive film's trailer is cut: the scenes with the moments that its
 * author chose.
 * @param voices the spoken lines of its clips, by `clipKey`.
 */
export function trailerStory(
  film: InteractiveFilm,
  voices: Readonly<Record<string, SpokenLines>>,
): TrailerStory {
  const parts = film.trailer.map((moment) => findPart(film, voices, moment));
  const music = parts[0]?.clip.music;
  const scenes = parts.map(({ scene }) => scene);
  const story = storyOf(film, { ...(music && { music }), scenes });
  const spoken = [...new Set(parts.flatMap((part) => part.spoken))];
  const timeline = compileStory(story, spoken, "clip");
  const moments = parts.map(({ afterFirstStep }, index) => {
    const start = timeline.scenes[index]?.start ?? 0;
    return Math.max(0, start + leadSeconds("clip", index) + afterFirstStep);
  });
  return { story, spoken, moments };
}

function findPart(
  film: InteractiveFilm,
  voices: Readonly<Record<string, SpokenLines>>,
  { clip: id, at }: InteractiveFilm["trailer"][number],
) {
  const spoken = voices[clipKey(film, id)] ?? [];
  const timeline = compileStory(clipStory(film, id), spoken, "clip");
  const span = timeline.scenes.findLast(({ start }) => start <= at);
  const clip = film.clips[id];
  const scene = clip?.scenes[span?.index ?? 0];
  if (!span || !scene) throw new RangeError(`The clip "${id}" has no scene at ${at} s.`);
  const afterFirstStep = at - (span.start + leadSeconds("clip", span.index));
  return { clip, scene, spoken, afterFirstStep };
}
