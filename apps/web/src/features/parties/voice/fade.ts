/** Volume factor while someone speaks: -8 dB. */
export const duckedShare = 10 ** (-8 / 20);

/** Time constants in ms: fast enough for the second word, and an unobtrusive return. */
const downWithinMs = 90;
const upWithinMs = 400;
const near = 0.004;

/** One step of an exponential fade towards `goal`. */
export function fade(share: number, goal: number, stepMs: number): number {
  const within = goal < share ? downWithinMs : upWithinMs;
  const next = goal + (share - goal) * Math.exp(-stepMs / within);
  return Math.abs(next - goal) < near ? goal : next;
}
