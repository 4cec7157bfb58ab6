import type { Light, Style } from "#paint/light.ts";
import type { Surface } from "#surface.ts";
import { toneOf, type Tone } from "./tone.ts";

/** What a figure is drawn with: the surface, the light as it falls on this figure, the genre's hand. */
export type Ink = {
  surface: Surface;
  light: Light;
  style: Style;
  /** Unit vector towards the key light, in the figure's own space (x forward). */
  lx: number;
  ly: number;
  /** Stage-wide right, in the figure's own space: 1, or -1 for one who faces left. */
  right: number;
  /** Outline width in the figure's own units. */
  outline: number;
};

/** Lays a path without beginning or ending it. */
export type Path = (surface: Surface) => void;

export function tone(ink: Ink, color: string): Tone {
  return toneOf(color, ink.light, ink.style);
}
