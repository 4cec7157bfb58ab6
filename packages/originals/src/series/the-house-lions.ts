import type { Character } from "#original.ts";

export const series = { id: "the-house-lions", name: "The House Lions" };

export const plinth: Character = {
  id: "plinth",
  name: "Plinth",
  rig: "lion",
  look: {
    body: "#a3a5ac",
    belly: "#c4c6cb",
    hair: "#777b84",
    accent: "#8b9a6a",
    eyes: "#5a6270",
    size: 1.08,
    girth: 1.22,
  },
  voice: { pitch: 0.6, rate: 0.9 },
};

export const tapper: Character = {
  id: "tapper",
  name: "Tapper",
  rig: "lion",
  look: {
    body: "#f0bd45",
    belly: "#ffe2a0",
    hair: "#b9741a",
    accent: "#fff0c0",
    eyes: "#6a3b12",
    size: 0.62,
    headSize: 1.25,
  },
  voice: { pitch: 1.5, rate: 1.05 },
};

export const gale: Character = {
  id: "gale",
  name: "Gale",
  rig: "lion",
  look: {
    body: "#63b89f",
    belly: "#b9e0cf",
    hair: "#2f7466",
    accent: "#d98a4a",
    eyes: "#1f4f52",
    size: 0.85,
    limbs: 1.12,
  },
  voice: { pitch: 1.15, rate: 1.05 },
};

export const oriel: Character = {
  id: "oriel",
  name: "Madam Oriel",
  rig: "elder",
  look: {
    body: "#9a6646",
    hair: "#e9e2ea",
    outfit: "#7a3358",
    accent: "#f5c451",
    wears: ["hat", "backpack"],
  },
  voice: { pitch: 1.05, rate: 0.92 },
};

export const doorColor = "#3f5f4a";
