/** Layouts of posters. Authors can name one; otherwise the film's data selects it. */
export const compositions = [
  /** The cast in a row above the title. */
  "company",
  /** One character in close-up. */
  "portrait",
  /** Small in a huge landscape; the title in the sky. */
  "distant",
  /** Two characters who face each other. */
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
  /** The title vertically along the side. */
  "spine",
  /** The title stands in the scene, behind the cast. */
  "inside",
  /** Heads that look in from the bottom. */
  "peek",
  /** A frame of the scene itself, with its water, boats and props. */
  "moment",
] as const;
export type Composition = (typeof compositions)[number];
