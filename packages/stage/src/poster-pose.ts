import { actorBounds } from "#actor/bounds.ts";
import { poseAt } from "#actor/pose-at.ts";
import type { Pose } from "#actor/pose.ts";
import type { CastMember } from "#story/schema.ts";
import type { Act, ActorTrack } from "#story/timeline.ts";
import type { Emotion, Verb } from "#story/vocabulary.ts";
import { stageWidth } from "#surface.ts";

export type Group = {
  posed: { member: CastMember; pose: Pose }[];
  /** Middle of the group's feet, and its extent, in stage units. */
  x: number;
  y: number;
  width: number;
  height: number;
};

export const gestureOf: Partial<Record<Emotion, Verb>> = {
  happy: "wave",
  excited: "cheer",
  love: "hug",
  surprised: "think",
};

/**
 * Poses characters for a picture: the first one in the middle and in front, the others beside it.
 */
export function poseGroup(who: readonly CastMember[], feel: Emotion, groundY: number): Group {
  const order = who.toSorted((a, b) => actorBounds(a).height - actorBounds(b).height);
  const places = placesFor(order);
  const left = Math.min(...places.map(({ x, halfWidth }) => x - halfWidth));
  const right = Math.max(...places.map(({ x, halfWidth }) => x + halfWidth));
  const middle = stageWidth / 2;
  const posed = places.map(({ member, x }, index) => ({
    member,
    pose: poseWithGesture(member, middle + x, {
      feel,
      groundY,
      verb: member === who[0] ? gestureOf[feel] : undefined,
      facing: x > 0 ? -1 : 1,
      depth: index % 2 === 0 ? 8 : 0,
    }),
  }));
  return {
    posed: posed.toSorted((a, b) => a.pose.y - b.pose.y),
    x: middle + (left + right) / 2,
    y: groundY,
    width: right - left,
    height: Math.max(...order.map((member) => actorBounds(member).height)),
  };
}

function placesFor(
  order: readonly CastMember[],
): { member: CastMember; x: number; halfWidth: number }[] {
  let edge = 0;
  const places = order.map((member) => {
    const { halfWidth } = actorBounds(member);
    const x = edge + halfWidth;
    edge = x + halfWidth * 0.82;
    return { member, x, halfWidth };
  });
  return places.map((place) => ({ ...place, x: place.x - edge / 2 }));
}

/** A pose for a picture; `verb` is a gesture captured at its middle. */
export function poseWithGesture(
  member: CastMember,
  x: number,
  {
    feel,
    groundY,
    verb,
    facing,
    depth,
  }: { feel: Emotion; groundY: number; verb?: Verb | undefined; facing: 1 | -1; depth: number },
): Pose {
  const share = x / stageWidth;
  const acts: Act[] = verb
    ? [
        {
          verb,
          start: 0,
          end: 1.6,
          fromX: share,
          toX: share,
          fromHeight: 0,
          toHeight: 0,
          target: null,
        },
      ]
    : [];
  const track: ActorTrack = {
    member,
    start: { x: share, height: 0, facing, emotion: feel, doing: "stand" },
    acts,
    emotions: [],
    gazes: [{ at: 0, to: "camera" }],
    speech: [],
    heard: [],
  };
  return poseAt(track, 0.8, { groundY, depth, resolve: () => null });
}
