import type { Character } from "#original.ts";

export const ida: Character = {
  id: "ida",
  name: "Ida",
  rig: "child",
  look: {
    hair: "#5a3622",
    outfit: "#d9534f",
    accent: "#ffd36e",
    size: 0.82,
    headSize: 1.15,
    wears: ["scarf", "hat"],
  },
  voice: { pitch: 1.45, rate: 1.05 },
};

export const grandpa: Character = {
  id: "grandpa",
  name: "Grandpa",
  rig: "elder",
  look: {
    hair: "#e9ecf0",
    outfit: "#3f6f5a",
    accent: "#c9803f",
    belly: "#f3e6d0",
    wears: ["glasses"],
  },
  voice: { pitch: 0.75, rate: 0.9 },
};

export const flake: Character = {
  id: "flake",
  name: "Mr Flake",
  rig: "slime",
  look: {
    body: "#e6f0fa",
    belly: "#ffffff",
    accent: "#f2a63c",
    size: 1.1,
    eyeSet: "dot",
    wears: ["hat"],
  },
  voice: { pitch: 1.05, rate: 0.9 },
};

export const small: Character = {
  ...flake,
  id: "small",
  look: { ...flake.look, size: 0.45 },
  voice: { pitch: 1.7, rate: 1 },
};

export const vast: Character = {
  ...flake,
  id: "vast",
  look: { ...flake.look, size: 2 },
  voice: { pitch: 0.7, rate: 0.8 },
};

export const cousin: Character = {
  id: "cousin",
  name: "Cousin Drift",
  rig: "slime",
  look: { ...flake.look, size: 0.6, wears: ["bow"], accent: "#ff7aa8" },
  voice: { pitch: 1.5, rate: 1 },
};

export const nephew: Character = {
  id: "nephew",
  name: "Little Flurry",
  rig: "slime",
  look: { ...flake.look, size: 0.42, wears: ["scarf"], accent: "#3f9f8f" },
  voice: { pitch: 1.9, rate: 1 },
};
