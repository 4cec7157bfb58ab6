/** The things of tap-to-play moments: `# tap: bubbles 6`. */
export const tapThings = [
  "balloons",
  "bubbles",
  "fireflies",
  "fish",
  "leaves",
  "snacks",
  "snowflakes",
  "stars",
] as const;
export type TapThing = (typeof tapThings)[number];
