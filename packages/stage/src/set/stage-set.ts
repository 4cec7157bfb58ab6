import type { Light, Style } from "#paint/light.ts";
import type { DrawSilhouette } from "#paint/silhouette.ts";
import type { Host, Surface } from "#surface.ts";
import type { FaceReader } from "#lighting/face-value.ts";
import type { Backdrop, TimeOfDay, Weather } from "#story/vocabulary.ts";

/** The camera: center in stage units, and zoom (1 shows the whole stage). */
export type View = {
  x: number;
  y: number;
  zoom: number;
  /** Far layers are out of focus. */
  soft?: true;
  /** Shift of infinitely far layers in stage units: down when the camera is low, up when high. */
  horizon?: number;
};

export type SetRequest = {
  host: Host;
  backdrop: Backdrop;
  time: TimeOfDay;
  weather: Weather;
  style: Style;
  seed: number;
  /** Pixels per stage unit of the picture: the resolution at which layers are baked. */
  scale: number;
  /** Water above the ground of the stage. */
  flood?: Flood | null;
  /** The film's own palette, which overrides the genre's. */
  palette: { key: string; shadow: string; accent: string } | null;
};

/**
 * Water on the stage: everywhere, or from a shore (x as a fraction of the width) towards one side.
 */
export type Flood = { shore: { x: number; side: 1 | -1 } | null };

/** Mean luma (0 to 1, Rec. 709) around a point of the picture, in stage units. */
export type ValueMap = (x: number, y: number, radius: number) => number;

/**
 * One built set: everything but the cast and the props. Its functions draw in stage units onto a
 * surface whose transform maps the stage (1280×720) to the picture; they apply the view themselves,
 * since each layer moves by its own depth. `t` is seconds since the scene began. Stateless.
 */
export type StageSet = {
  light: Light;
  /** y of the ground, in stage units from the top. */
  groundY: number;
  /** The color of water near the viewer. */
  waterColor: string;
  /** Whether there is a ceiling to hang things from. */
  roofed: boolean;
  /**
   * The values behind the cast in a view, with what `things` adds; null when the host can't read
   * pixels.
   */
  readValues(view: View, t: number, things: (surface: Surface) => void): ValueMap | null;
  /** Draws in one flat color. */
  silhouette: DrawSilhouette;
  /** Reads the value of a face as it is drawn. */
  readFace: FaceReader;
  drawBehind(surface: Surface, view: View, t: number): void;
  /** The water in front of the cast; nothing without a flood. */
  drawWater(surface: Surface, view: View, t: number): void;
  drawFront(surface: Surface, view: View, t: number): void;
};
