/** A focus session: work, short breaks, and a long break at its end. */
export type FocusPlan = { workMinutes: number; breakMinutes: number; rounds: number };

export const focusPlans = [
  { workMinutes: 15, breakMinutes: 3, rounds: 4 },
  { workMinutes: 25, breakMinutes: 5, rounds: 4 },
  { workMinutes: 50, breakMinutes: 10, rounds: 2 },
] as const satisfies readonly FocusPlan[];

export type FocusMoment =
  | { phase: "work" | "break"; round: number; secondsLeft: number }
  | { phase: "done" };

/** Where a focus session is after some seconds. The last round has no break after it. */
export function focusAt(plan: FocusPlan, seconds: number): FocusMoment {
  const work = plan.workMinutes * 60;
  const rest = plan.breakMinutes * 60;
  let left = Math.max(0, seconds);
  for (let round = 1; round <= plan.rounds; round += 1) {
    if (left < work) return { phase: "work", round, secondsLeft: Math.ceil(work - left) };
    left -= work;
    if (round === plan.rounds) break;
    if (left < rest) return { phase: "break", round, secondsLeft: Math.ceil(rest - left) };
    left -= rest;
  }
  return { phase: "done" };
}
