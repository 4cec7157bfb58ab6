import type { Character } from "#original.ts";

export const lump: Character = {
  id: "lump",
  name: "Lump",
  rig: "slime",
  look: { body: "#f3dcae", belly: "#fff6e0", accent: "#d9a05a", size: 0.8 },
  voice: { pitch: 0.9, rate: 0.85 },
};

export const crumb: Character = {
  id: "crumb",
  name: "Crumb",
  rig: "mouse",
  look: {
    body: "#a98fc9",
    belly: "#f3e6ff",
    accent: "#ff7aa8",
    size: 1.7,
    eyeSet: "round",
    wears: ["bow"],
  },
  voice: { pitch: 1.8, rate: 1.05 },
};

/** The color of a baked roll. */
export const crust = "#d99a5a";

/** Lump after a sneeze, and after a whole tub of puff powder. */
export const tiny: Character = {
  ...lump,
  id: "tiny",
  look: { ...lump.look, size: 0.42 },
  voice: { pitch: 1.3, rate: 0.95 },
};

export const huge: Character = {
  ...lump,
  id: "huge",
  look: { ...lump.look, size: 2 },
  voice: { pitch: 0.7, rate: 0.8 },
};
