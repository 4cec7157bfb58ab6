import type { Character } from "#original.ts";

export const series = { id: "museum-of-earth", name: "The Museum of Earth" };

export const oolo: Character = {
  id: "oolo",
  name: "Curator Oolo",
  rig: "alien",
  look: {
    body: "#4fd6c0",
    belly: "#d6fff4",
    accent: "#ff8fb8",
    outfit: "#3b3f7a",
    limbs: 1.35,
    girth: 0.85,
    headSize: 0.95,
    wears: ["glasses"],
  },
  voice: { pitch: 0.95, rate: 0.95 },
};

export const hurm: Character = {
  id: "hurm",
  name: "Hurm",
  rig: "bear",
  look: {
    body: "#7a6bd8",
    belly: "#b9b0f2",
    accent: "#ffd84d",
    pattern: "stars",
    girth: 1.15,
    wears: ["hat"],
  },
  voice: { pitch: 0.6, rate: 0.85 },
};

export const nell: Character = {
  id: "nell",
  name: "Nell",
  rig: "child",
  look: {
    hair: "#c2562c",
    outfit: "#ffd84d",
    accent: "#e8443f",
    size: 0.78,
    wears: ["backpack"],
  },
  voice: { pitch: 1.5, rate: 1.05 },
};

export const doorColor = "#c2562c";
