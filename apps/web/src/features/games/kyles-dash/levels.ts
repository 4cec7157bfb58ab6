import type { SceneryArt } from "#features/games/host/art/open-art.ts";

/** The places that Kyle runs through, in order; then again from the first. */
export const levels: readonly (SceneryArt & { earth: string; turf: string; edge: string })[] = [
  {
    backdrop: "meadow",
    time: "day",
    seed: 1101,
    earth: "#8a5a3a",
    turf: "#7cc04a",
    edge: "#b9e56f",
  },
  {
    backdrop: "forest",
    time: "dawn",
    seed: 12,
    earth: "#5f4030",
    turf: "#4f9a52",
    edge: "#9fd67a",
  },
  {
    backdrop: "desert",
    time: "dusk",
    seed: 31,
    earth: "#a5603a",
    turf: "#e8a95a",
    edge: "#ffd58a",
  },
  {
    backdrop: "mountains",
    time: "day",
    seed: 5,
    earth: "#5d5f75",
    turf: "#8fb36a",
    edge: "#cfe79a",
  },
  {
    backdrop: "village",
    time: "dusk",
    seed: 9,
    earth: "#5a3f4a",
    turf: "#b07a5a",
    edge: "#ecc08a",
  },
  { backdrop: "snow", time: "day", seed: 14, earth: "#6d86a8", turf: "#e4f1ff", edge: "#ffffff" },
  { backdrop: "city", time: "night", seed: 21, earth: "#2b2a4a", turf: "#5b58a0", edge: "#a79cff" },
];
