import type { Character } from "#original.ts";

export const series = { id: "pluto-post", name: "Pluto Post" };

export const tock: Character = {
  id: "tock",
  name: "Tock",
  rig: "robot",
  look: { body: "#5c86d6", accent: "#ffc24d", belly: "#dfe9ff", wears: ["hat", "backpack"] },
  voice: { pitch: 0.8, rate: 0.95 },
};

export const umi: Character = {
  id: "umi",
  name: "Umi",
  rig: "alien",
  look: { body: "#b57bff", belly: "#e8d2ff", accent: "#7dffd8", size: 0.72, headSize: 1.2 },
  voice: { pitch: 1.6, rate: 1 },
};
