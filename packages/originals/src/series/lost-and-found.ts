import type { Character } from "#original.ts";

export const series = { id: "lost-and-found", name: "Mr Fettle's Lost and Found" };

export const inch: Character = {
  id: "inch",
  name: "Inch",
  rig: "fox",
  look: {
    body: "#e8833a",
    belly: "#fff1dc",
    accent: "#2f8f83",
    outfit: "#2f8f83",
    size: 0.7,
    headSize: 1.22,
    wears: ["backpack"],
  },
  voice: { pitch: 1.6, rate: 1.05 },
};

export const fettle: Character = {
  id: "fettle",
  name: "Mr Fettle",
  rig: "owl",
  look: {
    body: "#7f8a6a",
    belly: "#ece4c8",
    accent: "#c9772f",
    outfit: "#8a3f52",
    size: 1.08,
    girth: 1.12,
    wears: ["glasses", "scarf"],
  },
  voice: { pitch: 0.85, rate: 0.95 },
};

export const doorColor = "#2f8f83";
