import type { Look } from "#story/schema.ts";
import type { RigName } from "#story/vocabulary.ts";

/** What an avatar can be, with what evens out proportions. */
export const species = {
  rabbit: { rig: "rabbit", look: { limbs: 1.2, size: 0.95 } },
  cat: { rig: "cat", look: {} },
  fox: { rig: "fox", look: { size: 0.9 } },
  bear: { rig: "bear", look: { size: 0.82, girth: 0.84 } },
  lion: { rig: "lion", look: { size: 0.88 } },
  dragon: { rig: "dragon", look: { size: 0.86 } },
  alien: { rig: "alien", look: {} },
  robot: { rig: "robot", look: { size: 0.9 } },
} satisfies Record<string, { rig: RigName; look: Look }>;

export type SpeciesName = keyof typeof species;

/** Fur, belly and hair. */
export const furs = {
  sky: { body: "#7fa8d8", belly: "#eef6ff", hair: "#4a6fb0" },
  sunny: { body: "#ffc24a", belly: "#fff3cf", hair: "#c9701f" },
  coral: { body: "#f2805a", belly: "#ffe8d6", hair: "#a8431f" },
  rose: { body: "#f29ab8", belly: "#fff0f4", hair: "#c2547f" },
  lilac: { body: "#a88be0", belly: "#f2eaff", hair: "#6a48b0" },
  mint: { body: "#74cfa0", belly: "#e9fff2", hair: "#2f8a63" },
  snow: { body: "#f4efe6", belly: "#ffffff", hair: "#c2b3a0" },
  cocoa: { body: "#9a6a48", belly: "#ecd2b0", hair: "#5a3622" },
} satisfies Record<string, { body: string; belly: string; hair: string }>;

export type FurName = keyof typeof furs;
