import type { Light, Style } from "#paint/light.ts";

/** A dusk light and a style for tests. */
export const light: Light = {
  sky: ["#1d2b64", "#7b4b94", "#f08a5d", "#ffd9a0"],
  key: "#ffd08a",
  keyAt: { x: 900, y: 160 },
  ambient: "#4a4e8f",
  shadow: "#2a1f55",
  rim: "#ffe3b0",
  far: "#c98a9a",
  near: "#1b1440",
  ground: "#59406b",
  darkness: 0.35,
};
export const soft: Style = {
  genre: "fantasy",
  outline: 2.6,
  outlineDarkness: 0.6,
  shading: "soft",
  saturation: 1,
  accent: "#ffcc66",
};
