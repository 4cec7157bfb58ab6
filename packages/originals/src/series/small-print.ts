import type { Character } from "#original.ts";

export const series = { id: "small-print", name: "The Office of Small Print" };

export const tick: Character = {
  id: "tick",
  name: "Mr Tick",
  rig: "alien",
  look: {
    body: "#8fb56a",
    belly: "#e3edc4",
    accent: "#c9803f",
    outfit: "#5a3f6e",
    eyes: "#5a3622",
    size: 0.86,
    wears: ["glasses", "bow"],
  },
  voice: { pitch: 1.15, rate: 1.1 },
};

export const pounce: Character = {
  id: "pounce",
  name: "Madam Pounce",
  rig: "cat",
  look: {
    body: "#3a3450",
    belly: "#f3ede2",
    accent: "#d9a441",
    eyes: "#d9a441",
    size: 0.78,
    wears: ["scarf"],
  },
  voice: { pitch: 1.1, rate: 0.9 },
};
