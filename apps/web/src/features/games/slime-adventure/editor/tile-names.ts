import type { TileMark } from "@goldmane/games/slime-adventure/tiles";
import { say } from "#platform/words/say.ts";

/** The tiles of the editor's palette, in its order, with their names. */
export const palette: readonly (readonly [mark: TileMark, name: () => string])[] = [
  ["#", () => say`Ground`],
  [".", () => say`Eraser`],
  ["P", () => say`Start`],
  ["G", () => say`Goal`],
  ["*", () => say`Gem`],
  ["=", () => say`Ledge`],
  ["^", () => say`Spikes`],
  ["o", () => say`Mushroom`],
  ["s", () => say`Snail`],
  ["~", () => say`Crumbling cookie`],
  ["%", () => say`Sticky goo`],
  ["k", () => say`Flag`],
  ["a", () => say`Switch 1`],
  ["A", () => say`Gate 1`],
  ["b", () => say`Switch 2`],
  ["B", () => say`Gate 2`],
  ["r", () => say`Red paint`],
  ["R", () => say`Red gate`],
  ["u", () => say`Blue paint`],
  ["U", () => say`Blue gate`],
  ["y", () => say`Yellow paint`],
  ["Y", () => say`Yellow gate`],
];
