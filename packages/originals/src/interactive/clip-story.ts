import type { StoryScript } from "@goldmane/stage/story/schema";
import type { InteractiveFilm } from "./interactive-film.ts";

/**
 * A clip as a story of its own, with the cast that appears in it, for the engines that draw and play
 * films.
 * @throws Error if the film has no such clip.
 */
export function clipStory(film: InteractiveFilm, clipId: string): StoryScript {
  const clip = film.clips[clipId];
  if (!clip) throw new Error(`${film.id} has no clip "${clipId}"`);
  const named = new Set(listNames(clip.scenes));
  const cast = film.cast.filter(({ id }) => named.has(id));
  const { mood, intensity } = clip.music ?? { mood: "calm", intensity: 0.5 };
  return {
    version: 1,
    title: film.title,
    seed: film.seed,
    genre: film.genre,
    music: { ...film.music, mood, intensity },
    // A story has a cast; that of a clip with things alone is never seen.
    cast: cast.length > 0 ? cast : film.cast.slice(0, 1),
    scenes: clip.scenes,
  };
}

/** All texts in the scenes, among which are the ids of those that appear. */
function listNames(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listNames);
}
