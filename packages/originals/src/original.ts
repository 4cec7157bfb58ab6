import type { Composition } from "@goldmane/stage/poster/compositions";
import type { StoryScript } from "@goldmane/stage/story/schema";

/** One film of the house: the story that the engines play, and what a catalogue says of it. */
export type Original = {
  /** The file's name: letters, digits and hyphens. It never changes, since links carry it. */
  id: string;
  tagline: string;
  /** Two sentences. */
  synopsis: string;
  rating: "G" | "PG" | "PG-13";
  /** Why that rating, in a few words: "Mild peril". */
  ratingReason: string;
  /** Where the film is an episode: of which series, and the how-manieth, 1 first. */
  series?: { id: string; name: string; episode: number };
  year: number;
  director: string;
  /** Who voices whom: cast id to a (fictional) performer. */
  voices: Record<string, string>;
  /** Words a family looks for: "funny", "bedtime", "brave". */
  moods: readonly string[];
  /** What it is about: "dragons", "friendship", "the sea". */
  themes: readonly string[];
  /** Place on the featured shelf, 1 first; left out when it has none. */
  featured?: number;
  /** The picture for poster and backdrop: a scene's number from 0, who is in it, and their mood. */
  poster: {
    /** How the poster is laid out; chosen by the film's own facts when left out. */
    composition?: Composition;
    scene: number;
    who: readonly string[];
    feel?: "happy" | "excited" | "scared" | "surprised" | "proud" | "love" | "sad" | "angry";
  };
  /** Four moments for the trailer, in seconds from the film's start; chosen by the engine when left out. */
  trailer?: readonly number[];
  story: StoryScript;
};

export function original(film: Original): Original {
  return film;
}
