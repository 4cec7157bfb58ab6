import { clipStory } from "@goldmane/originals/interactive/clip-story";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory, titleSeconds } from "@goldmane/stage/story/compile";

const startSeconds = 0.3;

/** The length of each clip of a film, and the faults that keep a clip from being drawn. */
export function clipSecondsOf(film: InteractiveFilm): {
  seconds: Readonly<Record<string, number>>;
  faults: string[];
} {
  const faults: string[] = [];
  const seconds = Object.keys(film.clips).flatMap((id) => {
    try {
      const { scenes } = compileStory(clipStory(film, id), voices[`${film.id}/${id}`]);
      return [[id, (scenes.at(-1)?.end ?? 0) - titleSeconds + startSeconds]];
    } catch (error) {
      faults.push(`Clip "${id}": ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  return { seconds: Object.fromEntries(seconds), faults };
}
