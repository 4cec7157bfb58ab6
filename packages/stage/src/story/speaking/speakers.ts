/** Voices that can be had: a man, a woman, a Scot, and a mechanical man. The literals of packages/speech. */
export const speakers = ["rms", "slt", "awb", "kal16"] as const;
export type Speaker = (typeof speakers)[number];
