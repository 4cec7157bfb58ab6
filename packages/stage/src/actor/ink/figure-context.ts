import type { Light, Style } from "#paint/light.ts";
import type { Surface } from "#surface.ts";
import { shadesOf, type Shades } from "./shades.ts";

/** Drawing context of a figure: the surface, the light in figure space, and the genre's style. */
export type FigureContext = {
  surface: Surface;
  light: Light;
  style: Style;
  /** Unit vector towards the key light in figure space (x forward). */
  lx: number;
  ly: number;
  /** Where cast shadows come from. */
  shine: Shine;
  /** Screen right in figure space: 1, or -1 for a figure that faces left. */
  right: number;
  /** Outline width in figure units. */
  outline: number;
};

/** The light that casts a figure's shadow, in stage units. */
export type Shine = {
  /** Away from the light, in figure space: -1 far to the back .. 1 far forward. */
  across: number;
  /** Height of the light above the figure's middle. */
  height: number;
  /** 0 under a closed sky .. 1 in direct light. */
  strength: number;
  /** 0 the light of the scene, behind the figure .. 1 a lamp beside it. */
  lamp: number;
};

/** Adds to the current path without beginning or closing it. */
export type Path = (surface: Surface) => void;

/** The colors of a material on this figure. */
export function figureShades(ink: FigureContext, color: string): Shades {
  return shadesOf(color, ink.light, ink.style);
}
