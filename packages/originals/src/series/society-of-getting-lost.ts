import type { Character } from "#original.ts";

export const series = { id: "society-of-getting-lost", name: "The Society of Getting Lost" };

export const dame: Character = {
  id: "dame",
  name: "Dame Ngaio",
  rig: "elder",
  look: {
    body: "#a8744c",
    hair: "#f2ede2",
    outfit: "#7a6a3c",
    accent: "#c8553d",
    limbs: 1.1,
    wears: ["hat", "backpack"],
  },
  voice: { pitch: 1, rate: 1.05 },
};

/** A robot whose name is Item. */
export const item: Character = {
  id: "item",
  name: "Item",
  rig: "robot",
  look: {
    body: "#c98f3a",
    accent: "#5fd0c0",
    belly: "#f2e3bd",
    size: 0.8,
    girth: 1.15,
    wears: ["scarf"],
  },
  voice: { pitch: 1.2, rate: 1 },
};
