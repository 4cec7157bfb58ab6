import type { CastMember } from "@goldmane/stage/story/schema";

/** Kyle as the film "Kyle Character" casts him. */
export const kyle: CastMember = {
  id: "kyle",
  name: "Kyle",
  rig: "rabbit",
  look: {
    body: "#7fa8d8",
    belly: "#eef6ff",
    accent: "#ff8a3c",
    outfit: "#ff8a3c",
    size: 0.95,
    limbs: 1.2,
    wears: ["scarf"],
  },
  voice: { pitch: 1.2, rate: 1.1 },
};
