import { defineRace } from "#race/race-rules.ts";
import { type DashOptions, kylesDashRules } from "./rules.ts";
import type { DashState } from "./dash-state.ts";
import { one } from "#kernel/fixed.ts";
import { tuning } from "./tuning.ts";

/** A race on one course: the racer who is knocked least arrives first. */
export const kylesDashRace = defineRace<DashState, DashOptions>({
  rules: kylesDashRules,
  options: { mode: "race", isOneButton: false },
  progressOf: ({ x }) => Math.floor(x / one),
  finish: tuning.raceMeters * tuning.meter,
  poseOf: (state) => [Math.floor(state.y / one), readPose(state), state.safe > 0 ? 1 : 0],
});

/** Poses of a rival. */
export const racePose = { run: 0, jump: 1, slide: 2, bubble: 3 } as const;

function readPose(state: DashState): number {
  if (state.bubble > 0) return racePose.bubble;
  if (state.slide > 0) return racePose.slide;
  return state.isGrounded ? racePose.run : racePose.jump;
}
