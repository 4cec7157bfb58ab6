import { clamp } from "@goldmane/std/clamp";
import type { Act, ActorTrack } from "#story/timeline.ts";
import type { Verb } from "#story/vocabulary.ts";
import { stageHeight, stageWidth } from "#surface.ts";
import { smoothstep, distanceShare } from "./easing.ts";
import type { Traits } from "./traits.ts";

/**
 * Position of a body in stage units: x from the left, `height` of its path above the ground, `leap`
 * above the path.
 */
export type BodyPosition = {
  x: number;
  height: number;
  leap: number;
  /** Progress along the current path, the path's length, and its direction (1 or -1). */
  along: number;
  distance: number;
  way: 1 | -1;
};

const turnSeconds = 0.16;
export const bounceSeconds = 0.56;

export function bodyPositionAt(track: ActorTrack, t: number, traits: Traits): BodyPosition {
  const act = currentAct(track, t);
  if (!act) {
    const { x, height } = track.start;
    return {
      x: x * stageWidth,
      height: height * stageHeight,
      leap: 0,
      along: 0,
      distance: 0,
      way: track.start.facing,
    };
  }
  const done = progress(act, t, traits);
  const distance = Math.abs(act.toX - act.fromX) * stageWidth;
  const way = act.toX < act.fromX ? -1 : 1;
  const along = distance * done;
  const rise = done * (act.toHeight - act.fromHeight);
  return {
    x: act.fromX * stageWidth + along * way,
    height: (act.fromHeight + rise) * stageHeight,
    leap: leap(act, t, traits),
    along,
    distance,
    way,
  };
}

/** The act that started last, whether or not it is over. */
export function currentAct(track: ActorTrack, t: number): Act | null {
  let current: Act | null = null;
  for (const act of track.acts) {
    if (act.start > t) break;
    current = act;
  }
  return current;
}

export function isGait(verb: Verb): boolean {
  return verb === "walk" || verb === "run" || verb === "enter" || verb === "exit";
}

/** Share of the path that is behind the body: feet stand still during take-off and landing. */
function progress(act: Act, t: number, traits: Traits): number {
  const length = Math.max(0.01, act.end - act.start);
  const seconds = clamp(t - act.start, 0, length);
  if (isGait(act.verb) && traits.gait === "bounce") return bounds(seconds, length, bounceSeconds);
  if (act.verb === "hop") return bounds(seconds, length, hopSeconds(length));
  if (act.verb === "jump") return clamp((seconds / length - jumpFrom) / (jumpTo - jumpFrom));
  if (isGait(act.verb)) {
    const walking = Math.max(0.1, length - turnSeconds);
    return distanceShare((seconds - turnSeconds) / walking, Math.min(0.4, 0.34 / walking));
  }
  if (act.verb === "fly") return smoothstep(clamp((seconds / length - 0.12) / 0.88));
  return smoothstep(seconds / length);
}

export const jumpFrom = 0.24;
export const jumpTo = 0.76;

/** Duration of one hop: hops of equal length, about two per second. */
export function hopSeconds(length: number): number {
  return length / Math.max(1, Math.round(length / 0.52));
}

/** Moves forward only while airborne, in the middle part of each bound. */
function bounds(seconds: number, length: number, each: number): number {
  const count = Math.max(1, Math.round(length / each));
  const at = (seconds / length) * count;
  const whole = Math.min(count - 1, Math.floor(at));
  return (whole + clamp((at - whole - airFrom) / (airTo - airFrom))) / count;
}

export const airFrom = 0.22;
export const airTo = 0.82;

/** Height of a jump or bound above the path. */
function leap(act: Act, t: number, traits: Traits): number {
  const length = Math.max(0.01, act.end - act.start);
  const seconds = t - act.start;
  if (seconds <= 0 || seconds >= length) return 0;
  const scale = traits.size;
  if (act.verb === "jump") {
    const k = clamp((seconds / length - jumpFrom) / (jumpTo - jumpFrom));
    return 4 * k * (1 - k) * (96 + traits.leg * 0.5) * scale;
  }
  const bouncing = isGait(act.verb) && traits.gait === "bounce";
  if (act.verb !== "hop" && act.verb !== "cheer" && !bouncing) return 0;
  const each = bouncing
    ? length / Math.max(1, Math.round(length / bounceSeconds))
    : hopSeconds(length);
  const at = (seconds / each) % 1;
  const k = clamp((at - airFrom) / (airTo - airFrom));
  const high = act.verb === "cheer" ? 34 : act.verb === "run" ? 52 : 40;
  return 4 * k * (1 - k) * high * scale;
}
