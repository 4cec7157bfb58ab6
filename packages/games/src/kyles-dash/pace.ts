import type { DashState } from "./dash-state.ts";
import { tuning } from "./tuning.ts";

/** Levels of a race, by distance alone, so that all racers have one course. */
const raceLevels = 3;

/** The level of the course at `x`, in pixels from the start. */
export function levelAt(state: DashState, x: number): number {
  if (!state.isRace) return state.level;
  return 1 + Math.floor((raceLevels * x) / (tuning.raceMeters * tuning.meter));
}

/** The speed that a level lets Kyle reach. */
export function paceOf(level: number): number {
  return Math.min(tuning.topSpeed, tuning.startSpeed + (level - 1) * tuning.levelSpeed);
}

/** Reduces the speed after a knock or a fall; in a race, never below 60% of the pace. */
export function slowDown(state: DashState, quarters: number): void {
  const slower = Math.trunc((state.speed * quarters) / 4);
  const least = state.isRace ? Math.trunc((paceOf(state.level) * 3) / 5) : 0;
  state.speed = Math.max(least, slower);
}
