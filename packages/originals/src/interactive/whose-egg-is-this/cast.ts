import type { Character } from "#original.ts";

export const moss: Character = {
  id: "moss",
  name: "Moss",
  rig: "bear",
  look: {
    body: "#6f8f5a",
    belly: "#dfe8b8",
    accent: "#f2a63c",
    outfit: "#c8553d",
    girth: 1.2,
    headSize: 1.1,
    wears: ["scarf"],
  },
  voice: { pitch: 0.8, rate: 0.95 },
};

export const vesper: Character = {
  id: "vesper",
  name: "Aunt Vesper",
  rig: "owl",
  look: {
    body: "#8a6fb0",
    belly: "#efe2f7",
    accent: "#ffb347",
    outfit: "#4f3f7a",
    size: 1.05,
    wears: ["glasses", "scarf"],
  },
  voice: { pitch: 1.15, rate: 0.95 },
};

export const cinder: Character = {
  id: "cinder",
  name: "Mrs Cinder",
  rig: "dragon",
  look: { body: "#d9534f", belly: "#ffd9a0", accent: "#ffb347", size: 1.35, wears: ["apron"] },
  voice: { pitch: 0.75, rate: 0.9 },
};

export const hopper: Character = {
  id: "hopper",
  name: "Hopper",
  rig: "rabbit",
  look: { body: "#e9d3b0", belly: "#fff8ec", accent: "#8a4f2a", size: 0.8, wears: ["bow"] },
  voice: { pitch: 1.5, rate: 1.1 },
};

export const dot: Character = {
  id: "dot",
  name: "Dot",
  rig: "snail",
  look: { body: "#e3c98f", belly: "#fff3d8", accent: "#5fae9c", size: 2 },
  voice: { pitch: 1.4, rate: 0.8 },
};

export const owlet: Character = {
  id: "owlet",
  name: "Little One",
  rig: "owl",
  look: {
    body: "#b79ad6",
    belly: "#fbf3ff",
    accent: "#ffb347",
    size: 0.5,
    headSize: 1.4,
    wears: ["glasses"],
  },
  voice: { pitch: 1.9, rate: 1 },
};

export const chick: Character = {
  id: "chick",
  name: "Little One",
  rig: "bird",
  look: { body: "#ffd84d", belly: "#fff3b8", accent: "#ff8f3c", size: 1.7, headSize: 1.2 },
  voice: { pitch: 1.9, rate: 1.05 },
};

export const dragonling: Character = {
  id: "dragonling",
  name: "Little One",
  rig: "dragon",
  look: { body: "#f0795a", belly: "#ffe2b8", accent: "#ffd84d", size: 0.42, headSize: 1.4 },
  voice: { pitch: 1.8, rate: 1 },
};

export const shell = "#cfe6f0";
