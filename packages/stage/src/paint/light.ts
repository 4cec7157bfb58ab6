/** Base colors of one scene, from which everything in it is mixed. All `#rrggbb`. */
export type Light = {
  /** Zenith to horizon. */
  sky: readonly [string, string, string, string];
  /** Color of the sun, moon or lamp, and its position on the stage. */
  key: string;
  keyAt: { x: number; y: number };
  ambient: string;
  /** Never black. */
  shadow: string;
  rim: string;
  /** Distant things blend towards `far`, near ones towards `near`. */
  far: string;
  near: string;
  ground: string;
  /** 0 full daylight .. 1 deep night. */
  darkness: number;
  /** How directly the key shines: 0 under a closed sky .. 1, and 0 when left out. */
  direct?: number;
  /** Added to the lightness of a figure, to set it apart from its ground; 0 when left out. */
  exposure?: number;
};

/** The style of a genre, an input of every drawing function. */
export type Style = {
  genre: "sci-fi" | "fantasy" | "anime" | "adventure" | "kids" | "originals";
  /** Width of colored outlines in stage units; 0 for none (paper-cut, glow). */
  outline: number;
  /** 0 keeps the body's own color .. 1 is the scene's shadow color. */
  outlineDarkness: number;
  /**
   * "soft" gradients, "flat" fills, "cel" two hard tones, "paper" layers with cast shadows, "glow"
   * neon edges.
   */
  shading: "soft" | "flat" | "cel" | "paper" | "glow";
  saturation: number;
  accent: string;
};
