import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import type { ActorTrack } from "#story/timeline.ts";
import { armShareOf, carry, type Carried } from "./acting/carry.ts";
import { facingAt, type Resolve } from "./acting/facing.ts";
import { feel } from "./acting/feel.ts";
import { gestureEnvelope, dampedOscillation, smoothstep } from "./acting/easing.ts";
import { hang } from "./acting/hang.ts";
import { listen } from "./acting/listen.ts";
import { look } from "./acting/look.ts";
import { neutralPose } from "./acting/neutral-pose.ts";
import { takePosture } from "./acting/posture.ts";
import { speak } from "./acting/speak.ts";
import { traitsOf, type Traits } from "./acting/traits.ts";
import { currentAct, isGait, bodyPositionAt, type BodyPosition } from "./acting/body-position.ts";
import { moveLips } from "./mouth/move-lips.ts";
import type { Pose } from "./pose.ts";
import { answer } from "./verbs/answer.ts";
import { sizeAt } from "./verbs/actions.ts";
import { soar, stride } from "./verbs/gaits.ts";
import { perform } from "./verbs/perform.ts";

/** Seconds by which loose parts lag behind the body. */
const dragDelay = 0.1;

/**
 * The pose of an actor at `t` (seconds of the film). Stateless: any instant, in any order.
 * @param place height of the ground and depth of the actor in front of it (stage units, towards the
 * camera), the wind (-1 from the right .. 1 from the left), a resolver from anchors to gaze points (stage units), and the prop in the near hand
 */
export function poseAt(
  track: ActorTrack,
  t: number,
  place: {
    groundY: number;
    depth: number;
    resolve: Resolve;
    carried?: Carried | null;
    wind?: number;
  },
): Pose {
  const traits = traitsOf(track.member);
  const where = bodyPositionAt(track, t, traits);
  const pose = neutralPose();
  pose.time = t;
  pose.x = where.x;
  pose.y = place.groundY + place.depth;
  pose.lift = where.height + where.leap;
  pose.scale = (1 + place.depth * 0.003) * growth(track, t);
  pose.facing = facingAt(track, t, where.x, place.resolve);
  pose.drag = dragAt(track, t, traits);
  if (place.wind) blow(pose, place.wind, t, traits.seed);
  const energy = feel(pose, track, t, traits);
  takePosture(pose, track, t, traits);
  const acted = act(pose, track, t, { traits, where, resolve: place.resolve });
  const busy = Math.max(acted, answer(pose, track, t));
  fly(pose, track, t, { traits, where });
  speak(pose, track.speech, t, {
    traits,
    amount: energy * (1 - busy) * (1 - smoothstep(pose.doze)),
  });
  listen(pose, track.heard, t, { traits, amount: (1 - busy) * (1 - smoothstep(pose.doze)) });
  look(pose, track, t, { traits, resolve: place.resolve });
  if (place.carried) carryOn(pose, track, t, place.carried);
  moveLips(pose.face.mouth, track.speech, t);
  if (track.member.as === "relief") hang(pose, where.height);
  return pose;
}

/**
 * Performs the current act and lets the last one settle. Returns the share of the arms that it
 * takes.
 */
function act(
  pose: Pose,
  track: ActorTrack,
  t: number,
  { traits, where, resolve }: { traits: Traits; where: BodyPosition; resolve: Resolve },
): number {
  const current = currentAct(track, t);
  if (!current) return hiding(track, t);
  const length = Math.max(0.01, current.end - current.start);
  const seconds = t - current.start;
  if (seconds >= length) {
    if (isGait(current.verb) && traits.gait === "step") {
      const settle = dampedOscillation(seconds - length, 1.6, 5);
      pose.lean -= (current.verb === "run" ? 0.16 : 0.05) * settle;
      pose.stretch *= 1 - 0.025 * settle;
    }
    return hiding(track, t);
  }
  const target = current.target && resolve(current.target);
  const side = pose.facing < 0 ? -1 : 1;
  const shoulderY =
    pose.y - pose.lift - (traits.leg + traits.torso * 0.85) * pose.scale * traits.size;
  const motion = {
    pose,
    traits,
    act: current,
    share: clamp(seconds / length),
    seconds,
    length,
    weight: gestureEnvelope(seconds, length),
    target: target ? { x: (target.x - pose.x) * side, y: target.y - shoulderY } : null,
  };
  if (isGait(current.verb)) {
    stride(motion, where);
    return 0.65;
  }
  perform(motion);
  return current.verb === "nod" || current.verb === "shake-head" ? 0.2 : 0.9;
}

/** A hand that holds a prop leaves gestures to the other. */
function carryOn(pose: Pose, track: ActorTrack, t: number, carried: Carried): void {
  const current = currentAct(track, t);
  const acting = current && t < current.end ? current : null;
  const length = acting ? acting.end - acting.start : 1;
  const struck = acting ? gestureEnvelope(t - acting.start, length) : 0;
  if (acting?.verb === "wave" && carried.weight > 0.5) {
    const { near, far } = pose.arms;
    far.x = lerp(far.x, -near.x, clamp(struck));
    far.y = lerp(far.y, near.y, clamp(struck));
    pose.hands.far = "open";
  }
  carry(pose, track.member, carried, armShareOf(acting?.verb, struck));
}

/** Hands that cover the eyes do not gesture. */
function hiding(track: ActorTrack, t: number): number {
  const last = track.acts.findLast(({ start }) => start <= t);
  const hidden = last ? last.verb === "hide" || last.verb === "peek" : track.start.doing === "hide";
  return hidden ? 1 : 0;
}

function fly(
  pose: Pose,
  track: ActorTrack,
  t: number,
  { traits, where }: { traits: Traits; where: BodyPosition },
): void {
  const current = currentAct(track, t);
  const flying = current?.verb === "fly" && t < current.end;
  const amount = Math.max(
    smoothstep((where.height - 6) / 50),
    flying
      ? smoothstep((t - current.start) / 0.4) *
          smoothstep((current.end - t) / 0.3 + (where.height > 20 ? 1 : 0))
      : 0,
  );
  if (amount <= 0) return;
  const side = pose.facing < 0 ? -1 : 1;
  soar(pose, traits, t, { amount, speed: clamp((pose.drag.x * side) / 330, -0.4, 1) });
}

/** Recent velocity of the body, by central difference. */
function dragAt(track: ActorTrack, t: number, traits: Traits): { x: number; y: number } {
  const before = bodyPositionAt(track, t - dragDelay - 0.05, traits);
  const after = bodyPositionAt(track, t - dragDelay + 0.05, traits);
  return {
    x: (after.x - before.x) / 0.1,
    y: (after.height + after.leap - before.height - before.leap) / 0.1,
  };
}

/** Scale factor from all acts of growing and shrinking so far. */
function growth(track: ActorTrack, t: number): number {
  let size = 1;
  for (const { verb, start, end } of track.acts) {
    if (start > t) break;
    if (verb !== "grow" && verb !== "shrink") continue;
    size *= sizeAt(verb, (t - start) / Math.max(0.01, (end - start) * 0.8));
  }
  return clamp(size, 0.35, 2.4);
}

/** Gusts that loose parts stream in and that a body leans against. */
function blow(pose: Pose, wind: number, t: number, seed: number): void {
  const gust = 0.72 + 0.2 * Math.sin(t * 2.3 + seed) + 0.12 * Math.sin(t * 5.1 + seed * 2);
  pose.drag.x -= wind * gust * 520;
  pose.lean -= wind * gust * 0.1 * (pose.facing < 0 ? -1 : 1);
}
