import type { Character } from "#original.ts";

export const series = { id: "captain-minnow-sails", name: "Captain Minnow" };

export const minnow: Character = {
  id: "minnow",
  name: "Captain Minnow",
  rig: "child",
  look: {
    hair: "#b5482a",
    outfit: "#1f4f8a",
    accent: "#ffd36e",
    size: 0.9,
    wears: ["hat", "scarf"],
  },
  voice: { pitch: 1.4, rate: 1.1 },
};

export const hum: Character = {
  id: "hum",
  name: "Hum",
  rig: "whale",
  look: {
    body: "#4f7f9c",
    belly: "#e6f1ee",
    accent: "#ffb238",
    size: 1.25,
    pattern: "spots",
  },
  voice: { pitch: 0.5, rate: 0.8 },
};

export const tubColor = "#f4efe0";
