import type { Character } from "#original.ts";

export const series = { id: "bramble-hill", name: "Bramble Hill" };

export const brim: Character = {
  id: "brim",
  name: "Brimble",
  rig: "dragon",
  look: {
    body: "#4fa36b",
    belly: "#f2d27a",
    accent: "#d9663f",
    size: 1.25,
    girth: 1.15,
    wears: ["hat"],
  },
  voice: { pitch: 0.85, rate: 0.95 },
};

export const oswin: Character = {
  id: "oswin",
  name: "Sir Oswin",
  rig: "knight",
  look: { body: "#b9c3d6", accent: "#d4475a", outfit: "#d4475a", size: 0.82 },
  voice: { pitch: 1.2, rate: 1.1 },
};

export const hiveColor = "#e0a93a";
