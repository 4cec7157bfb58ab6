import type { FigureContext } from "#actor/ink/figure-context.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { MouthForm, Pose } from "#actor/pose.ts";
import type { CastMember, Look } from "#story/schema.ts";
import type { Build } from "./build.ts";

/** A rig's default colors, each overridden by the look's. */
export type Colors = {
  body: string;
  belly: string;
  hair: string;
  accent: string;
  eyes: string;
  outfit: string;
};
export type Material = Exclude<keyof Colors, "eyes">;

/**
 * A kind of character. Each part is drawn in the space that its name implies; none changes the
 * transform for the next.
 */
export type Rig = {
  build: Build;
  colors: Colors;
  /** Materials of the limbs and their ends. */
  limbs: { arm: Material; hand: Material; leg: Material; foot: Material };
  /** Material of the face; the body's unless clothes cover that. */
  skin?: Material;
  /** Skin tones for looks that name none; the id selects one. */
  faces?: readonly string[];
  /** Height of ears, hats and horns above the head, in half heights of the head. */
  crown?: number;
  /** Reach of manes and tails beyond the head's side, in half widths of the head. */
  flank?: number;
  /** Origin at the hips; up is negative. */
  behind?: (figure: Figure) => void;
  torso?: (figure: Figure) => void;
  clothes?: (figure: Figure) => void;
  /** A beard covers clothes around the neck. */
  bearded?: boolean;
  /** Drawn over the upper ends of the arms, under the head. */
  shoulders?: (figure: Figure) => void;
  /** Origin in the middle of the head. */
  headBehind?: (figure: Figure) => void;
  head: (figure: Figure) => void;
  muzzle?: (figure: Figure) => void;
  /** Draws a mouth without lips; `form` is what lips would do. */
  mouth?: (figure: Figure, form: MouthForm) => void;
  headFront?: (figure: Figure) => void;
  /** Draws a body without torso and limbs; origin on the ground between the feet. */
  assemble?: (figure: Figure) => void;
};

/** The parts of a figure that clothes can cover. */
export type Limb = keyof Rig["limbs"];

/** Clothes that film looks don't have: colors of limbs, and drawings over each layer. */
export type Attire = {
  /** Colors of covered limbs and their ends. */
  limbs?: Partial<Record<Limb, string>>;
  /** Origin at the hips, behind the body, on it, and around the neck. */
  back?: (figure: Figure) => void;
  body?: (figure: Figure) => void;
  neck?: (figure: Figure) => void;
  /** Origin in the middle of the head. */
  head?: (figure: Figure) => void;
};

/** A cast member, possibly in clothes that no film has. */
export type Actor = CastMember & { attire?: Attire };

/**
 * The part of a figure to draw: arms that embrace another are drawn apart from their trunk. "figure"
 * is all of it without its shadow on the ground, and "face" the bright face of a shadow.
 */
export type Layer = "whole" | "far-arm" | "trunk" | "near-arm" | "figure" | "face";

/** One character at one instant, with all data for drawing it. */
export type Figure = {
  layer: Layer;
  isQuadruped: boolean;
  ink: FigureContext;
  rig: Rig;
  build: Build;
  look: Look;
  attire: Attire;
  pose: Pose;
  colors: Colors;
  tones: Record<Material, Shades>;
  /** Shades of the limbs, in clothes where the attire covers them. */
  limbs: Record<Limb, Shades>;
  /** Shades of the face. */
  skin: Shades;
  /** 0 faces the camera .. 1 three-quarter view. */
  turned: number;
  /** Turn and nod of the head, on its sphere. */
  head: HeadSpace;
  seed: number;
  /** Secondary motion of loose parts: forward and upward swing in radians. */
  swing: { x: number; y: number };
};

/** Half sizes and rotation of a head, modeled as a sphere. */
export type HeadSpace = { w: number; h: number; yaw: number; pitch: number };
