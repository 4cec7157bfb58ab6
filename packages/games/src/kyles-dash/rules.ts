import { defineRules } from "#kernel/game-rules.ts";
import { one } from "#kernel/fixed.ts";
import type { Input } from "#kernel/input.ts";
import { dashEvent, type DashState } from "./dash-state.ts";
import { layCourse, layOpening } from "./lay-course.ts";
import { meetCourse } from "./meet-course.ts";
import { missionCount, pickMissions } from "./missions.ts";
import { moveKyle } from "./move-kyle.ts";
import { levelAt } from "./pace.ts";
import { points, tuning } from "./tuning.ts";

export interface DashOptions {
  mode: "endless" | "daily" | "race";
  /** Nothing needs sliding: `a` alone plays the game. */
  isOneButton: boolean;
}

/** Kyle's Dash: an endless run with jumps, slides, coins and missions. */
export const kylesDashRules = defineRules<DashState, DashOptions>({
  version: 1,
  modes: { endless: "highest", daily: "highest", "one-button": "highest" },
  maxTicks: 60 * 60 * 15,
  readOptions,
  modeOf: ({ mode, isOneButton }) => {
    if (mode === "race") return null;
    return isOneButton ? "one-button" : mode;
  },
  playersOf: () => 1,
  start,
  step,
  resultOf(state) {
    if (!state.isEnded) return null;
    const { coins, jumps, slides, bounces, nearMisses, level, missionsDone } = state;
    const meters = metersOf(state);
    return {
      score: scoreOf(state),
      completed: true,
      counts: { meters, coins, jumps, slides, bounces, nearMisses, level, missions: missionsDone },
    };
  },
});

/** How far Kyle has run. */
export function metersOf({ x }: DashState): number {
  return Math.floor(x / (one * tuning.meter));
}

export function scoreOf(state: DashState): number {
  return (
    metersOf(state) +
    state.coins * points.coin +
    state.missionsDone * points.mission +
    (state.level - 1) * points.level +
    state.nearMisses * points.nearMiss
  );
}

function readOptions(options: unknown): DashOptions {
  const { mode, isOneButton = false } = (options ?? {}) as Record<string, unknown>;
  const isKnown = mode === "endless" || mode === "daily" || mode === "race";
  if (!isKnown || typeof isOneButton !== "boolean")
    throw new RangeError("Kyle's Dash has no such options");
  return { mode, isOneButton };
}

function start(seed: number, { mode, isOneButton }: DashOptions): DashState {
  const state: DashState = {
    random: seed >>> 0,
    tick: 0,
    isOneButton,
    isRace: mode === "race",
    x: 0,
    y: 0,
    rise: 0,
    speed: tuning.startSpeed,
    isGrounded: true,
    sinceGround: 0,
    wish: 0,
    jumpsLeft: 1,
    isRising: false,
    slide: 0,
    hearts: tuning.hearts,
    hasShield: false,
    magnet: 0,
    safe: 0,
    bubble: 0,
    level: 1,
    doorX: Math.floor((tuning.levelTicks * tuning.startSpeed) / one),
    laidTo: 0,
    obstacles: [],
    items: [],
    coins: 0,
    jumps: 0,
    slides: 0,
    bounces: 0,
    nearMisses: 0,
    knocks: 0,
    missions: [],
    missionsDone: 0,
    isEnded: false,
    before: 0,
    events: [],
  };
  if (!state.isRace) state.missions = pickMissions(state, { isOneButton });
  layOpening(state);
  layCourse(state);
  return state;
}

function step(state: DashState, inputs: readonly Input[]): void {
  const input = inputs[0] ?? 0;
  state.events = [];
  state.tick += 1;
  moveKyle(state, input);
  meetCourse(state);
  passDoor(state);
  finishMissions(state);
  layCourse(state);
  crossFinish(state);
  state.before = input;
}

function crossFinish(state: DashState): void {
  if (!state.isRace || state.isEnded || metersOf(state) < tuning.raceMeters) return;
  state.isEnded = true;
  state.events.push(dashEvent.end);
}

function passDoor(state: DashState): void {
  if (state.isRace) {
    state.level = levelAt(state, Math.floor(state.x / one));
    return;
  }
  if (state.x < state.doorX * one) return;
  state.level += 1;
  const speed = Math.min(tuning.topSpeed, state.speed + tuning.levelSpeed);
  state.doorX += Math.floor((tuning.levelTicks * speed) / one);
  state.events.push(dashEvent.level);
}

function finishMissions(state: DashState): void {
  const meters = metersOf(state);
  for (const mission of state.missions) {
    if (mission.isDone || missionCount(state, mission.kind, meters) < mission.goal) continue;
    mission.isDone = true;
    state.missionsDone += 1;
    state.events.push(dashEvent.mission);
  }
}
