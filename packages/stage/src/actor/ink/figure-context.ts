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
  /** Screen right in figure space: 1, or -1 for a figure that faces left. */
  right: number;
  /** Outline width in figure units. */
  outline: number;
};

/** Adds to the current path without beginning or closing it. */
export type Path = (surface: Surface) => void;

/** The colors of a material on this figure. */
export function figureShades(ink: FigureContext, color: string): Shades {
  return shadesOf(color, ink.light, ink.style);
}
