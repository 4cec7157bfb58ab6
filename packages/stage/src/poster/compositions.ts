/** How a poster is laid out. Authors may name one; otherwise the film's own facts choose it. */
export const compositions = [
  /** The cast in a row over the title. */
  "company",
  /** One of them large and close. */
  "portrait",
  /** Small in a huge landscape, the title in the sky. */
  "distant",
  /** Two who look at each other. */
  "facing",
  /** A face half out of the picture. */
  "half-face",
  /** A high horizon, long shadows, the title on the ground. */
  "high-horizon",
  /** Within a moon, a porthole, a window or the title's first letter. */
  "shape",
  /** Dark against the light. */
  "silhouette",
  /** Two halves, one upside down, the title between them. */
  "playing-card",
  /** The title up the side. */
  "spine",
  /** The title stands in the scene, behind the cast. */
  "inside",
  /** Heads that look in from below. */
  "peek",
  /** The scene itself, as it is played: who swims is in the water, who rides sits on top. */
  "moment",
] as const;
export type Composition = (typeof compositions)[number];
