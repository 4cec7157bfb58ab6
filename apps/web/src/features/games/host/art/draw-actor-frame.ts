import { actorBounds } from "@goldmane/stage/actor/bounds";
import type { Actor } from "@goldmane/stage/actor/figure/figure";
import { drawActor } from "@goldmane/stage/actor/draw-actor";
import type { Pose } from "@goldmane/stage/actor/pose";
import { poseAt } from "@goldmane/stage/actor/pose-at";
import type { Light, Style } from "@goldmane/stage/paint/light";
import type { CastMember } from "@goldmane/stage/story/schema";
import type { Emotion, Verb } from "@goldmane/stage/story/vocabulary";
import { stageWidth, type Surface } from "@goldmane/stage/surface";

/** One pose of a character. */
export type ActorFrame = {
  /** An act of the films, and the moment in it from 0 to 1; standing if left out. */
  verb?: Verb;
  share?: number;
  /** In a run or walk, the moment of its cycle of two steps, from 0 to 1, in place of `share`. */
  cycle?: number;
  /** Seconds that the act takes; 1 by default. A run of 1 s makes some three steps. */
  seconds?: number;
  feel?: Emotion;
  /** 1 looks right, -1 left. */
  facing?: 1 | -1;
  doing?: "stand" | "sit" | "sleep" | "hide";
  /** Looks at the player rather than ahead. */
  looksOut?: boolean;
  /** Changes the pose of the act, which is in stage units for a character of size 1. */
  adjust?: (pose: Pose) => void;
};

/** How far gaits go in a second, as a share of the stage. */
const strideShare = { run: 0.26, walk: 0.1 };

/** Far below the picture: a character that hovers there leaves its contact shadow out of sight. */
const hoverHeight = 5000;

/** Draws a character without its shadow; the feet are at 0, 0 of the surface's transform. */
export function drawActorFrame(
  surface: Surface,
  member: Actor,
  frame: ActorFrame,
  { light, style }: { light: Light; style: Style },
): void {
  const pose = poseOf(member, frame);
  frame.adjust?.(pose);
  pose.x = 0;
  pose.y = hoverHeight;
  pose.lift = hoverHeight;
  surface.save();
  drawActor(surface, member, pose, { ...light, direct: 0, keyAt: { x: -320, y: -500 } }, style);
  surface.restore();
}

function poseOf(member: CastMember, frame: ActorFrame): Pose {
  const { cycle, share = 0 } = frame;
  const pose = cycle === undefined ? poseInAct(member, frame, share) : poseInCycle(member, frame);
  pose.facing = frame.facing ?? 1;
  pose.face.blink = 1;
  return pose;
}

/** Looks for the moment within a long run that is nearest to the wanted moment of its cycle. */
function poseInCycle(member: CastMember, frame: ActorFrame): Pose {
  const { cycle = 0 } = frame;
  let best: { pose: Pose; away: number } | null = null;
  for (let at = 0; at <= cycleSamples; at += 1) {
    const pose = poseInAct(member, { ...frame, seconds: 4 }, 0.35 + (0.3 * at) / cycleSamples);
    const apart = Math.abs((pose.gait.phase % 1) - cycle);
    const away = Math.min(apart, 1 - apart);
    if (!best || away < best.away) best = { pose, away };
  }
  return best?.pose ?? poseInAct(member, frame, 0);
}

const cycleSamples = 160;

function poseInAct(member: CastMember, frame: ActorFrame, share: number): Pose {
  const { verb, seconds = 1, feel = "happy", facing = 1, looksOut = false } = frame;
  const stride = verb === "run" || verb === "walk" ? strideShare[verb] * seconds * facing : 0;
  const begin = 0.5;
  const act = verb && {
    verb,
    start: 0,
    end: seconds,
    fromX: begin,
    toX: begin + stride,
    fromHeight: 0,
    toHeight: 0,
    target: null,
  };
  return poseAt(
    {
      member,
      start: { x: begin, height: 0, facing, emotion: feel, doing: frame.doing ?? "stand" },
      acts: act ? [act] : [],
      emotions: [],
      gazes: [{ at: 0, to: looksOut ? "camera" : { x: begin + 2 * facing } }],
      speech: [],
      heard: [],
    },
    verb ? share * seconds : share,
    { groundY: 0, depth: 0, resolve: (anchor) => ("x" in anchor ? gazePoint(anchor.x) : null) },
  );
}

function gazePoint(x: number): { x: number; y: number } {
  return { x: x * stageWidth, y: -150 };
}

/** The box that holds every pose, in stage units around the feet, and units per stage unit. */
export function measureActor(
  member: CastMember,
  height: number,
): { box: { x: number; y: number; width: number; height: number }; scale: number } {
  const bounds = actorBounds(member);
  const half = Math.max(bounds.halfWidth * 1.9, bounds.height * 0.62);
  const above = bounds.height * 1.28;
  const below = bounds.height * 0.22;
  return {
    box: { x: -half, y: -above, width: half * 2, height: above + below },
    scale: height / bounds.height,
  };
}
