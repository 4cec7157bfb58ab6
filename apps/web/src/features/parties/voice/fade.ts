/** The film's share of its volume while somebody speaks: 8 dB less. */
export const shareBeneathVoices = 10 ** (-8 / 20);

/** Out of the way before the second word; back so that nobody notices. Time constants in ms. */
const downWithinMs = 90;
const upWithinMs = 400;
const near = 0.004;

/** One step of a volume on its way to another. */
export function fade(share: number, goal: number, stepMs: number): number {
  const within = goal < share ? downWithinMs : upWithinMs;
  const next = goal + (share - goal) * Math.exp(-stepMs / within);
  return Math.abs(next - goal) < near ? goal : next;
}
