import type { Composition } from "@goldmane/stage/poster/compositions";
import type { StoryScript } from "@goldmane/stage/story/schema";

/** One film of the catalog: the story that the engines play, and its catalog entry. */
export type Original = {
  /** The file's name: letters, digits and hyphens. It never changes, since links carry it. */
  id: string;
  tagline: string;
  /** Two sentences. */
  synopsis: string;
  rating: "G" | "PG" | "PG-13";
  /** Why that rating, in a few words: "Mild peril". */
  ratingReason: string;
  /** Set for an episode of a series; `episode` counts from 1. */
  series?: { id: string; name: string; episode: number };
  year: number;
  director: string;
  /** Voice credits: cast id to a (fictional) performer. */
  voices: Record<string, string>;
  /** Search terms such as "funny", "bedtime" and "brave". */
  moods: readonly string[];
  /** Subjects such as "dragons", "friendship" and "the sea". */
  themes: readonly string[];
  /** Rank among the featured films, from 1; left out for films that are not featured. */
  featured?: number;
  /** The picture for poster and backdrop: a scene's index, the characters shown, and their mood. */
  poster: {
    /** Layout of the poster; chosen from the film's own data when left out. */
    composition?: Composition;
    scene: number;
    who: readonly string[];
    feel?: "happy" | "excited" | "scared" | "surprised" | "proud" | "love" | "sad" | "angry";
  };
  /** Four moments for the trailer, in seconds from the film's start; chosen by the engine when left out. */
  trailer?: readonly number[];
  story: StoryScript;
};

/** A member of a story's cast, as its author writes it. */
export type Character = StoryScript["cast"][number];

export function original(film: Original): Original {
  return film;
}
