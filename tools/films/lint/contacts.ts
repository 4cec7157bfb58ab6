import { noseAt } from "@goldmane/stage/actor/contact/pull-nose";
import { trunkOf } from "@goldmane/stage/actor/contact/touch";
import { shapeBuild } from "@goldmane/stage/actor/figure/build";
import { kneeSpread } from "@goldmane/stage/actor/figure/skeleton";
import { handAt } from "@goldmane/stage/actor/hand-at";
import type { Pose } from "@goldmane/stage/actor/pose";
import { rigOf } from "@goldmane/stage/actor/rig-of";
import { loadOf } from "@goldmane/stage/prop/grips";
import { SceneCast } from "@goldmane/stage/scene-cast";
import type { Act, ActorTrack, SceneSpan, Timeline } from "@goldmane/stage/story/timeline";
import { stageHeight, stageWidth } from "@goldmane/stage/surface";

/** One hug, hand-over, pick-up or pulled nose of a film, measured in stage units (1280 across). */
export type ContactMeasure = {
  scene: number;
  at: number;
  verb: "hug" | "give" | "pick-up" | "pull";
  who: string;
  to: string;
  /** Largest distance that a foot on the ground moves, on the way there and during the touch. */
  slide: number;
  /** Distance from a hand to what it should touch; the larger one of two. */
  gap: number;
  /** Null for a thing, which cannot answer. */
  isAnswered: boolean | null;
};

const groundY = 612;
const samplesPerSecond = 24;

export function measureContacts({ scenes }: Timeline): ContactMeasure[] {
  return scenes.flatMap((scene) =>
    scene.actors.flatMap((track) =>
      track.acts.flatMap((act) => {
        const { verb, target } = act;
        if (verb !== "hug" && verb !== "give" && verb !== "pick-up" && verb !== "pull") return [];
        const to = target && "id" in target ? target.id : null;
        if (to === null) return [];
        const partner = scene.actors.find(({ member }) => member.id === to) ?? null;
        return {
          scene: scene.index,
          at: act.start,
          verb,
          who: track.member.id,
          to,
          slide: slideOf(scene, track, act),
          gap: partner ? gapBetween(scene, [track, partner], act) : gapToThing(scene, track, act),
          isAnswered: partner && isAnswered(partner, track, act),
        };
      }),
    ),
  );
}

function isAnswered(partner: ActorTrack, track: ActorTrack, act: Act): boolean {
  return (partner.answers ?? []).some(
    ({ to, start, end }) => to === track.member.id && start < act.end && end > act.start,
  );
}

/** Seconds from which an act is measured: from the first step of the way there. */
function startOf(track: ActorTrack, act: Act): number {
  const index = track.acts.indexOf(act);
  const before = track.acts[index - 1];
  const leadsHere = before && before.end === act.start && before.toX !== before.fromX;
  return leadsHere && act.fromX === before.toX ? before.start : act.start;
}

function slideOf(scene: SceneSpan, track: ActorTrack, act: Act): number {
  const { rig, look } = track.member;
  // Feet in a boat or tub are not seen.
  if (rig === "slime" || rig === "whale" || track.start.doing === "sail") return 0;
  const { hipGap } = shapeBuild(rigOf(rig).build, look);
  let most = 0;
  const planted: Record<"near" | "far", number | null> = { near: null, far: null };
  for (let t = startOf(track, act); t < act.end; t += 1 / samplesPerSecond) {
    const pose = poseOf(scene, track, t);
    for (const side of ["near", "far"] as const) {
      const isDown = pose && pose.feet[side].y <= 0.001 && pose.lift < 1 && pose.crouch <= 0.5;
      if (!isDown) {
        planted[side] = null;
        continue;
      }
      const x = soleAt(pose, side, hipGap * (look.size ?? 1), look.size ?? 1);
      const first = (planted[side] ??= x);
      most = Math.max(most, Math.abs(x - first));
    }
  }
  return most;
}

/** x of a sole, without the half of the stance that mirrors as the body turns. */
function soleAt(pose: Pose, side: "near" | "far", hipGap: number, size: number): number {
  const way = pose.facing < 0 ? -1 : 1;
  const spread = (side === "near" ? -hipGap : hipGap) * kneeSpread * Math.min(1, pose.crouch * 2);
  return pose.x + way * (pose.feet[side].x * size + spread) * pose.scale;
}

function gapBetween(scene: SceneSpan, pair: [ActorTrack, ActorTrack], act: Act): number {
  const t = act.start + (act.end - act.start) * (act.verb === "hug" ? 0.6 : 0.55);
  const [one, other] = pair.map((track) => ({ track, pose: poseOf(scene, track, t) }));
  if (!one?.pose || !other?.pose) return 0;
  if (act.verb === "pull") {
    const nose = noseAt(other.track.member, other.pose, one.pose, other.pose.snout);
    const hand = handAt(one.track.member, one.pose);
    return Math.hypot(hand.x - nose.x, hand.y - nose.y);
  }
  const [a, b] = [handAt(one.track.member, one.pose), handAt(other.track.member, other.pose)];
  if (act.verb === "give") return Math.hypot(a.x - b.x, a.y - b.y);
  const isAnswering = isAnswered(other.track, one.track, act);
  return Math.max(
    isHandless(one.track) ? 0 : beyond(a.x, other.track, other.pose),
    isAnswering && !isHandless(other.track) ? beyond(b.x, one.track, one.pose) : 0,
  );
}

function isHandless({ member }: ActorTrack): boolean {
  return member.rig === "whale" || member.as === "four-legged";
}

/** Distance from a hand to the nearer side of a trunk; 0 on it. */
function beyond(x: number, { member }: ActorTrack, pose: Pose): number {
  const trunk = trunkOf({ member, pose });
  return Math.max(0, Math.abs(x - trunk.x) - trunk.half);
}

function gapToThing(scene: SceneSpan, track: ActorTrack, act: Act): number {
  const id = act.target && "id" in act.target ? act.target.id : "";
  const thing = scene.props.find(({ prop }) => prop.id === id);
  const moment = thing?.moments.findLast(({ at }) => at <= act.start);
  const t = act.start + (act.end - act.start) * 0.54;
  const pose = poseOf(scene, track, t);
  if (!thing || !moment || moment.holder || !pose) return 0;
  const { grip, right } = loadOf({ kind: thing.prop.kind, size: thing.prop.size ?? 1 });
  const hand = handAt(track.member, pose);
  const x = Math.abs(moment.x * stageWidth - hand.x);
  if (act.verb === "hug") return Math.max(0, x - right);
  return Math.hypot(x, groundY - moment.height * stageHeight - grip - hand.y);
}

function poseOf(scene: SceneSpan, track: ActorTrack, t: number): Pose | undefined {
  return new SceneCast(scene, groundY, t).poses().find((body) => body.track === track)?.pose;
}
