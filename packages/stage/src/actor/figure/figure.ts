import type { Ink } from "#actor/ink/ink.ts";
import type { Tone } from "#actor/ink/tone.ts";
import type { MouthForm, Pose } from "#actor/pose.ts";
import type { Look } from "#story/schema.ts";
import type { Build } from "./build.ts";

/** A rig's own colors, each replaced by the look's where it has one. */
export type Colors = {
  body: string;
  belly: string;
  hair: string;
  accent: string;
  eyes: string;
  outfit: string;
};
export type Material = Exclude<keyof Colors, "eyes">;

/** A kind of character. Every part is drawn in the space its name says; none changes the transform for the next. */
export type Rig = {
  build: Build;
  colors: Colors;
  /** What limbs and their ends are made of. */
  limbs: { arm: Material; hand: Material; leg: Material; foot: Material };
  /** Which color is the face's; the body's unless a suit covers that. */
  skin?: Material;
  /** Faces that this kind of person has where the look names none; who has which follows from the id. */
  faces?: readonly string[];
  /** How far ears, hats and horns rise above the head, in half heights of it. */
  crown?: number;
  /** How far manes and tails reach beyond the head's side, in half widths of it. */
  flank?: number;
  /** Origin at the hips, up is negative. */
  behind?: (figure: Figure) => void;
  torso?: (figure: Figure) => void;
  clothes?: (figure: Figure) => void;
  /** A beard hangs over what is worn around the neck. */
  bearded?: boolean;
  /** Over the arms' upper ends, under the head. */
  shoulders?: (figure: Figure) => void;
  /** Origin in the middle of the head. */
  headBehind?: (figure: Figure) => void;
  head: (figure: Figure) => void;
  muzzle?: (figure: Figure) => void;
  /** For those whose mouth is no pair of lips; `form` is what lips would do. */
  mouth?: (figure: Figure, form: MouthForm) => void;
  headFront?: (figure: Figure) => void;
  /** For those who are not built of a torso with limbs; origin on the ground between the feet. */
  assemble?: (figure: Figure) => void;
};

/** One character at one instant, with everything that drawing it asks for. */
export type Figure = {
  ink: Ink;
  rig: Rig;
  build: Build;
  look: Look;
  pose: Pose;
  colors: Colors;
  tones: Record<Material, Tone>;
  /** The face's own tone. */
  skin: Tone;
  /** 0 faces the camera .. 1 stands three-quarters on. */
  turned: number;
  /** The head's own turn and nod, on its sphere. */
  head: HeadSpace;
  seed: number;
  /** What loose things do: forward and upward swing in radians. */
  swing: { x: number; y: number };
};

/** Half sizes and rotation of a head seen as a ball. */
export type HeadSpace = { w: number; h: number; yaw: number; pitch: number };
