import type { Character } from "#original.ts";

export const gull: Character = {
  id: "gull",
  name: "Mr Beak",
  rig: "bird",
  look: {
    body: "#f4f2ec",
    belly: "#ffffff",
    accent: "#f2a63c",
    size: 1.8,
    wears: ["scarf"],
  },
  voice: { pitch: 1.25, rate: 1 },
};

export const nimbus: Character = {
  id: "nimbus",
  name: "Nimbus",
  rig: "slime",
  look: { body: "#dfe8f5", belly: "#ffffff", accent: "#8fb8ff", size: 0.85, eyeSet: "round" },
  voice: { pitch: 1.5, rate: 0.95 },
};

export const professor: Character = {
  id: "professor",
  name: "Professor Slow",
  rig: "snail",
  look: { body: "#c9b27a", belly: "#f3e6c8", accent: "#b5482a", size: 2, wears: ["glasses"] },
  voice: { pitch: 0.7, rate: 0.6 },
};
