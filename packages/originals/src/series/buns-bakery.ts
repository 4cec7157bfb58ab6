import type { Character } from "#original.ts";

export const series = { id: "buns-bakery", name: "Bun's Bakery" };

export const bun: Character = {
  id: "bun",
  name: "Bun",
  rig: "rabbit",
  look: {
    body: "#f7c6d4",
    belly: "#fff5f8",
    accent: "#ff7aa8",
    outfit: "#6fc7b8",
    wears: ["apron"],
    headSize: 1.15,
  },
  voice: { pitch: 1.55, rate: 1.1 },
};

/** The id is from an earlier name; films refer to it. */
export const olaf: Character = {
  id: "olaf",
  name: "Olufemi",
  rig: "bear",
  look: {
    body: "#9a6a48",
    belly: "#e8cba8",
    accent: "#ffd84d",
    outfit: "#3f7fd0",
    wears: ["scarf"],
    girth: 1.15,
  },
  voice: { pitch: 0.7, rate: 0.9 },
};
