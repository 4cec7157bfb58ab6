import type { Character } from "#original.ts";

export const maroo: Character = {
  id: "maroo",
  name: "Maroo",
  rig: "whale",
  look: {
    body: "#6f62b5",
    belly: "#f3dff0",
    hair: "#564a98",
    accent: "#ffb37a",
    size: 1.35,
    pattern: "stars",
  },
  voice: { pitch: 0.55, rate: 0.85 },
};

export const tuffet: Character = {
  id: "tuffet",
  name: "Tuffet",
  rig: "rabbit",
  look: {
    body: "#f0dcc0",
    belly: "#fffaf0",
    accent: "#e0785a",
    outfit: "#e0785a",
    size: 0.8,
    wears: ["apron", "bow"],
  },
  voice: { pitch: 1.4, rate: 1.1 },
};

export const thimble: Character = {
  id: "thimble",
  name: "Mr Thimble",
  rig: "mouse",
  look: { body: "#8a94a8", belly: "#e6ebf2", accent: "#c8553d", size: 2, wears: ["hat"] },
  voice: { pitch: 1.6, rate: 1.05 },
};
