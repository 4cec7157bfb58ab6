import { shuffle, type RandomState } from "#kernel/random.ts";
import type { DashState } from "./dash-state.ts";

export const missionKinds = ["coins", "meters", "jumps", "slides", "bounces", "level"] as const;
export type MissionKind = (typeof missionKinds)[number];

export interface Mission {
  kind: MissionKind;
  goal: number;
  isDone: boolean;
}

const goals: Record<MissionKind, readonly number[]> = {
  coins: [40, 80, 150],
  meters: [300, 600, 1000],
  jumps: [20, 40, 80],
  slides: [5, 10, 20],
  bounces: [2, 4, 8],
  level: [2, 3, 4],
};

/** Three missions for a run; one-button runs have none about sliding. */
export function pickMissions(
  state: RandomState,
  { isOneButton }: { isOneButton: boolean },
): Mission[] {
  const kinds = missionKinds.filter((kind) => !(isOneButton && kind === "slides"));
  return shuffle(state, [...kinds])
    .slice(0, 3)
    .map((kind, at) => ({ kind, goal: goals[kind][at] ?? 1, isDone: false }));
}

/** How far a mission is. */
export function missionCount(state: DashState, kind: MissionKind, meters: number): number {
  if (kind === "meters") return meters;
  if (kind === "level") return state.level;
  return state[kind];
}
