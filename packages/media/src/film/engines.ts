import type { SpokenLines, Utterance } from "@goldmane/sound/voices/words/utterance";
import type { SKRSContext2D } from "@napi-rs/canvas";
import type { PictureKind } from "#segment-source.ts";
import type { FilmRecipe, SoundRecipe } from "./recipe.ts";

export type Size = { width: number; height: number };

/** Draws and renders a recipe: packages/stage and packages/sound, or a test's own. */
export interface Engines {
  openFilm(recipe: FilmRecipe, size: Size): OpenFilm;
  /** With the words of its lines, if given. */
  openSoundtrack(recipe: SoundRecipe, spoken: SpokenLines | null): OpenSoundtrack;
  drawPicture(recipe: FilmRecipe, kind: PictureKind, size: Size, context: SKRSContext2D): void;
}

export type OpenFilm = { draw(context: SKRSContext2D, t: number): void };

/** Samples at 48 kHz; any range on request. */
export type OpenSoundtrack = {
  render(from: number, count: number): { left: Float32Array; right: Float32Array };
  /** The lines that must be spoken first. */
  utterancesFor(from: number, count: number): Utterance[];
};
