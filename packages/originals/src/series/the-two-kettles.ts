import type { Character } from "#original.ts";

export const series = { id: "the-two-kettles", name: "Two Kettles" };

export const pem: Character = {
  id: "pem",
  name: "Mr Pembroke",
  rig: "owl",
  look: {
    body: "#6b5a4a",
    belly: "#e3d2b8",
    accent: "#b3262e",
    wears: ["glasses", "scarf"],
    girth: 1.1,
  },
  voice: { pitch: 0.8, rate: 0.95 },
};

export const ach: Character = {
  id: "ach",
  name: "Mrs Achterberg",
  rig: "cat",
  look: {
    body: "#cfc6c0",
    belly: "#fffaf4",
    accent: "#f5c451",
    outfit: "#7a2f4f",
    wears: ["hat"],
    pattern: "patches",
  },
  voice: { pitch: 1.15, rate: 1 },
};

export const tip: Character = {
  id: "tip",
  name: "Miss Tippet",
  rig: "rabbit",
  look: {
    body: "#b9a3c4",
    belly: "#f3ebf5",
    accent: "#5fae9c",
    outfit: "#5fae9c",
    size: 0.8,
    girth: 0.74,
    headSize: 1.1,
    wears: ["scarf"],
  },
  voice: { pitch: 1.5, rate: 0.9 },
};

export const kettleColor = "#b3262e";
