import type { Character } from "#original.ts";

export const series = { id: "broom-school", name: "The Broom School" };

export const ichi: Character = {
  id: "ichi",
  name: "Ichika",
  rig: "fox",
  look: {
    body: "#d9843b",
    belly: "#fff3df",
    accent: "#c8453d",
    outfit: "#2f6b5e",
    size: 0.85,
    headSize: 1.15,
    wears: ["scarf"],
  },
  voice: { pitch: 1.4, rate: 1.1 },
};

export const shizu: Character = {
  id: "shizu",
  name: "Granny Shizu",
  rig: "elder",
  look: { hair: "#eceaf2", outfit: "#6b3f5e", accent: "#d9a441", belly: "#f3e6d0" },
  voice: { pitch: 0.95, rate: 0.9 },
};

export const gorota: Character = {
  id: "gorota",
  name: "Gorota",
  rig: "bear",
  look: {
    body: "#5b4636",
    belly: "#a98a66",
    accent: "#b3262e",
    outfit: "#2b2f45",
    size: 1.2,
    girth: 1.1,
    wears: ["cape"],
  },
  voice: { pitch: 0.6, rate: 0.9 },
};

export const broomColor = "#c9a15a";
