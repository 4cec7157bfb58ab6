import type { Character } from "#original.ts";

export const series = { id: "neon-noodle", name: "Neon Noodle" };

export const kuro: Character = {
  id: "kuro",
  name: "Kuro",
  rig: "cat",
  look: {
    body: "#3a3357",
    belly: "#cbbdf2",
    accent: "#ff9a3c",
    outfit: "#ff5d8f",
    eyes: "#ffe14d",
    limbs: 1.15,
    wears: ["headphones", "backpack"],
  },
  voice: { pitch: 1.05, rate: 1.15 },
};

export const mei: Character = {
  id: "mei",
  name: "Captain Mei",
  rig: "rabbit",
  look: {
    body: "#f3efe6",
    belly: "#ffffff",
    accent: "#16c2b8",
    outfit: "#1f3a6e",
    wears: ["hat"],
  },
  voice: { pitch: 1.2, rate: 1 },
};

export const bowlColor = "#ff5d8f";

export const tableColor = "#8a4f3a";
