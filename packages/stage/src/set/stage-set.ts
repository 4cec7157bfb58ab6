import type { Light, Style } from "#paint/light.ts";
import type { Host, Surface } from "#surface.ts";
import type { Backdrop, TimeOfDay, Weather } from "#story/vocabulary.ts";

/** Where the camera looks: center in stage units, and magnification (1 shows the whole stage). */
export type View = { x: number; y: number; zoom: number };

export type SetRequest = {
  host: Host;
  backdrop: Backdrop;
  time: TimeOfDay;
  weather: Weather;
  style: Style;
  seed: number;
  /** Pixels per stage unit of the picture to be drawn: layers are baked this fine. */
  scale: number;
  /** Water that stands over the ground of the stage. */
  flood?: Flood | null;
  /** Colors of the film's own, over the genre's. */
  palette: { key: string; shadow: string; accent: string } | null;
};

/** Water on the stage: everywhere, or from a shore on (a fraction of the width) to one side. */
export type Flood = { shore: { x: number; side: 1 | -1 } | null };

/**
 * One built scene: everything but the cast and the props. Both functions draw in stage units onto a
 * surface whose transform maps the stage (1280×720) to the picture; they apply the view themselves,
 * since each layer moves by its own depth. `t` is seconds since the scene began. They keep no state.
 */
export type StageSet = {
  light: Light;
  /** Where feet stand, in stage units from the top. */
  groundY: number;
  /** There is a ceiling that things may hang from. */
  roofed: boolean;
  drawBehind(surface: Surface, view: View, t: number): void;
  drawFront(surface: Surface, view: View, t: number): void;
};
