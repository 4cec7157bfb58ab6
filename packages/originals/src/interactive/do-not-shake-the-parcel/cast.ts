import type { Character } from "#original.ts";

export const spark: Character = {
  id: "spark",
  name: "Spark",
  rig: "slime",
  look: {
    body: "#ffe14d",
    belly: "#fff8c8",
    accent: "#ff9a3c",
    size: 0.62,
    eyeSet: "round",
  },
  voice: { pitch: 1.8, rate: 1.05 },
};
