/** Which colors a player can't tell apart. */
export const colorChoices = ["usual", "red-green", "blue-yellow"] as const;
export type ColorChoice = (typeof colorChoices)[number];

/** Rows of red, green and blue: the share of each color that they take. */
type Matrix = readonly (readonly [red: number, green: number, blue: number])[];

/**
 * Moves differences that a player can't see into colors that the player can: the difference between
 * a color and how it looks to the player (Machado and others, 2009, severity 1) is added to the
 * other channels (Fidaner and others, 2005). White stays white.
 */
export const colorMatrices: Readonly<Record<Exclude<ColorChoice, "usual">, Matrix>> = {
  "red-green": [
    [1, 0, 0],
    [0.1628, 0.725, 0.1122],
    [0.4547, -0.6454, 1.1907],
  ],
  "blue-yellow": [
    [0.7412, -0.4072, 0.666],
    [0.0751, 0.5852, 0.3397],
    [0, 0, 1],
  ],
};
