import { clipKey, clipStory } from "@goldmane/originals/interactive/clip-story";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";

/** The length of each clip of a film, and the faults that keep a clip from being drawn. */
export function clipSecondsOf(film: InteractiveFilm): {
  seconds: Readonly<Record<string, number>>;
  faults: string[];
} {
  const faults: string[] = [];
  const seconds = Object.keys(film.clips).flatMap((id) => {
    try {
      const spoken = voices[clipKey(film, id)];
      return [[id, compileStory(clipStory(film, id), spoken, "clip").durationSeconds]];
    } catch (error) {
      faults.push(`Clip "${id}": ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  return { seconds: Object.fromEntries(seconds), faults };
}
