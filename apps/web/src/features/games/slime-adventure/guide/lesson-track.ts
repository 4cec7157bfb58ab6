import { decodeLog } from "@goldmane/games/kernel/input-log";
import type { Input } from "@goldmane/games/kernel/input";
import { foundRuns } from "@goldmane/games/slime-adventure/levels/found-runs.gen";
import { slimeAdventureRules as rules } from "@goldmane/games/slime-adventure/rules";
import { siblingOf, tile, type SlimeState } from "@goldmane/games/slime-adventure/state";

/** A moment of the solver's run at which a player can be too: one whole slime on the ground. */
type Moment = { tick: number; x: number; foot: number; color: number; doors: string };

/** The solver's run through a built-in level, which shows the way from anywhere beside it. */
export type LessonTrack = {
  inputs: readonly (readonly Input[])[];
  moments: readonly Moment[];
};

/** So near, a moment counts as being at the same spot. */
const sameSpot = 1.25 * tile;
/** Farther away than this, the run doesn't help. */
const reach = 5 * tile;

/** Plays a level's run; null for a level without one. */
export function openTrack(level: number): LessonTrack | null {
  const log = foundRuns[level - 1];
  if (log === undefined) return null;
  const inputs = [...decodeLog(log, { players: 1, maxTicks: rules.maxTicks })];
  const state = rules.start(0, rules.readOptions({ level }));
  const moments: Moment[] = [];
  for (const [tick, input] of inputs.entries()) {
    const moment = momentOf(state);
    if (moment) moments.push({ ...moment, tick });
    rules.step(state, input);
  }
  return { inputs, moments };
}

/**
 * The tick of the run to continue with from where the first player is: the last one at this spot
 * with the same doors open and the same color, otherwise the nearest. Null while the slime is in the
 * air or in halves, and far from the run.
 */
export function tickAt(track: LessonTrack, state: SlimeState): number | null {
  const here = momentOf(state);
  if (!here) return null;
  let best: { tick: number; away: number } | null = null;
  for (const { tick, x, foot, color, doors } of track.moments) {
    if (color !== here.color || doors !== here.doors) continue;
    const away = Math.max(sameSpot, Math.abs(x - here.x) + 2 * Math.abs(foot - here.foot));
    if (away <= reach && (!best || away <= best.away)) best = { tick, away };
  }
  return best?.tick ?? null;
}

/** The state of the run at a tick. */
export function stateAt(track: LessonTrack, level: number, tick: number): SlimeState {
  const state = rules.start(0, rules.readOptions({ level }));
  for (const input of track.inputs.slice(0, tick)) rules.step(state, input);
  return state;
}

function momentOf(state: SlimeState): Omit<Moment, "tick"> | null {
  const body = state.bodies[state.players[0]?.active ?? 0];
  if (!body || body.away > 0 || body.isHalf || siblingOf(state, body)) return null;
  if (!body.onGround && body.grip === "none") return null;
  return {
    x: body.x,
    foot: body.y + body.height,
    color: body.color,
    doors: state.openDoors.map(Number).join(""),
  };
}
