import type { Character } from "#original.ts";

export const grub: Character = {
  id: "grub",
  name: "Sir Grubbins",
  rig: "knight",
  look: {
    body: "#8a7350",
    belly: "#a58a60",
    accent: "#6f8f3a",
    outfit: "#6b5432",
    size: 0.76,
    headSize: 1.2,
    pattern: "patches",
  },
  voice: { pitch: 1.25, rate: 1.05 },
};

export const clean: Character = {
  id: "clean",
  name: "Sir Grubbins, washed",
  rig: "knight",
  look: {
    body: "#d5deee",
    belly: "#f4f7ff",
    accent: "#ff6f91",
    outfit: "#4f8fe0",
    size: 0.76,
    headSize: 1.2,
  },
  voice: { pitch: 1.25, rate: 1.05 },
};

export const tansy: Character = {
  id: "tansy",
  name: "Tansy",
  rig: "dragon",
  look: {
    body: "#f0a63c",
    belly: "#fff0c2",
    accent: "#3f9f8f",
    outfit: "#ffffff",
    size: 1.05,
    wears: ["apron"],
  },
  voice: { pitch: 1, rate: 0.95 },
};

export const goose: Character = {
  id: "goose",
  name: "The Goose",
  rig: "bird",
  look: { body: "#8a7350", belly: "#a58a60", accent: "#f2a63c", size: 2, pattern: "patches" },
  voice: { pitch: 1.1, rate: 1 },
};

export const white: Character = {
  id: "white",
  name: "The Goose, washed",
  rig: "bird",
  look: { body: "#ffffff", belly: "#ffffff", accent: "#f2a63c", size: 2, wears: ["bow"] },
  voice: { pitch: 1.1, rate: 1 },
};

export const glug: Character = {
  id: "glug",
  name: "Sir Glug",
  rig: "slime",
  look: { body: "#5fb8c9", belly: "#c8f2f0", accent: "#2f7f9c", size: 0.6, eyeSet: "round" },
  voice: { pitch: 1.4, rate: 0.9 },
};
