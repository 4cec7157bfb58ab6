/**
 * Available synthesizer voices: a man, a woman, a Scotsman, and a robotic voice. The same literals
 * as in packages/speech.
 */
export const speakers = ["rms", "slt", "awb", "kal16"] as const;
export type Speaker = (typeof speakers)[number];
