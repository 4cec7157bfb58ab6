import type { Bed } from "@goldmane/sound/beds/bed";
import type { Composition } from "@goldmane/stage/poster/compositions";
import type { StoryScript } from "@goldmane/stage/story/schema";
import type { StoryForm } from "@goldmane/stage/story/timeline";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";

/**
 * Everything the engines need to make one original film: plain data, so that it can be sent to
 * another process.
 */
export type FilmRecipe = StoryRecipe | IntroRecipe;

/** The product's own intro: it has no story, and there is only one. */
type IntroRecipe = { cut: "intro" };

/** What sound is made of: a film, or music. */
export type SoundRecipe = FilmRecipe | MusicRecipe;

/** A piece of the album, or the music under an interactive film's clips. */
export type MusicRecipe = { cut: "piece"; id: string } | { cut: "bed"; bed: Bed };

export type StoryRecipe = {
  story: StoryScript;
  /** How its lines are spoken; missing for a film without voices. */
  spoken?: SpokenLines;
  /** A clip is a few scenes of an interactive film, joined to others while it is played. */
  cut: "film" | "trailer" | "clip";
  /** A trailer is cut from a film, or from scenes of an interactive film's clips. */
  form?: StoryForm;
  /** Moments for the trailer, in seconds of the film; chosen by the engine when missing. */
  moments?: readonly number[];
  /** The picture for poster and backdrop, in the story's own terms. */
  poster: {
    composition?: Composition;
    scene: number;
    who: readonly string[];
    feel?: "happy" | "excited" | "scared" | "surprised" | "proud" | "love" | "sad" | "angry";
  };
};

/** The frame rate of all original films. */
export const filmRate = { numerator: 24, denominator: 1 } as const;
