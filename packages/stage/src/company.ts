import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { actorBounds } from "#actor/bounds.ts";
import { handAt } from "#actor/hand-at.ts";
import { poseAt } from "#actor/pose-at.ts";
import type { Pose } from "#actor/pose.ts";
import { viewAt, type Subject } from "#camera/view-at.ts";
import type { View } from "#set/stage-set.ts";
import type { Prop } from "#story/schema.ts";
import type { ActorTrack, Anchor, PropTrack, SceneSpan } from "#story/timeline.ts";
import { findCurrent } from "#story/find-current.ts";
import { stageHeight, stageWidth } from "./surface.ts";

export type PlacedProp = { kind: Prop["kind"]; x: number; y: number; size: number; color?: string };

/** How far back each of the cast stands, so that nobody hides another's feet. */
const rowDepth = 9;
const throwSeconds = 0.55;

/** Who and what stands on the stage at one instant of a scene. */
export class Company {
  readonly #scene: SceneSpan;
  readonly #groundY: number;
  readonly #time: number;

  constructor(scene: SceneSpan, groundY: number, time: number) {
    this.#scene = scene;
    this.#groundY = groundY;
    this.#time = time;
  }

  /** From the back of the stage to the front. */
  poses(): { track: ActorTrack; pose: Pose }[] {
    return this.#scene.actors
      .map((track) => ({ track, pose: this.#poseOf(track, this.#time) }))
      .filter(({ pose }) => pose.presence > 0)
      .toSorted((a, b) => a.pose.y - b.pose.y);
  }

  props(front: boolean): PlacedProp[] {
    return this.#scene.props
      .filter(({ prop, moments }) => {
        const held = findCurrent(moments, this.#time)?.holder;
        return (held ? true : prop.front === true) === front;
      })
      .map((track) => ({
        kind: track.prop.kind,
        ...this.#propAt(track, this.#time),
        size: track.prop.size ?? 1,
        ...(track.prop.color ? { color: track.prop.color } : {}),
      }));
  }

  /** Where the camera of the shot under way looks. */
  view(): View {
    const { shots } = this.#scene;
    const shot = findCurrent(shots, this.#time) ?? shots[0];
    if (!shot) return { x: stageWidth / 2, y: stageHeight / 2, zoom: 1 };
    return viewAt(shot, this.#time, (anchor, at) => this.subject(anchor, at));
  }

  /** Somebody's or something's extent, for the camera. */
  subject(anchor: Anchor, time: number): Subject | null {
    const track = this.#actor(anchor);
    if (track) {
      const pose = this.#poseOf(track, time);
      const { height, headY, halfWidth } = actorBounds(track.member);
      const size = pose.scale;
      return {
        x: clamp(pose.x, 0, stageWidth),
        y: pose.y - pose.lift,
        height: height * size,
        headY: headY * size,
        halfWidth: halfWidth * size,
      };
    }
    const at = this.middle(anchor);
    return at ? { x: at.x, y: at.y + 60, height: 160, headY: 90, halfWidth: 90 } : null;
  }

  /** The middle of whoever or whatever an anchor names: where effects happen. */
  middle(anchor: Anchor): { x: number; y: number } | null {
    if ("x" in anchor) return { x: anchor.x * stageWidth, y: this.#groundY - 90 };
    const track = this.#actor(anchor);
    if (track) {
      const pose = this.#poseOf(track, this.#time);
      return {
        x: pose.x,
        y: pose.y - pose.lift - actorBounds(track.member).headY * pose.scale * 0.7,
      };
    }
    const prop = this.#scene.props.find(({ prop: { id } }) => id === anchor.id);
    return prop ? this.#propAt(prop, this.#time) : null;
  }

  #actor(anchor: Anchor): ActorTrack | undefined {
    return "id" in anchor
      ? this.#scene.actors.find(({ member }) => member.id === anchor.id)
      : undefined;
  }

  #poseOf(track: ActorTrack, time: number): Pose {
    const row = this.#scene.actors.indexOf(track);
    const depth = (row % 2 === 0 ? 1 : -1) * Math.ceil(row / 2) * rowDepth;
    return poseAt(track, time, {
      groundY: this.#groundY,
      depth,
      resolve: (anchor) => this.#gazePoint(anchor, time),
    });
  }

  /** Where to look to look at an anchor. Never asks for a pose, since poses ask this. */
  #gazePoint(anchor: Anchor, time: number): { x: number; y: number } | null {
    if ("x" in anchor) return { x: anchor.x * stageWidth, y: this.#groundY - 160 };
    const track = this.#actor(anchor);
    if (track) {
      const { x, height } = whereabouts(track, time);
      const { headY } = actorBounds(track.member);
      return { x: x * stageWidth, y: this.#groundY - height * stageHeight - headY };
    }
    const moment = findCurrent(
      this.#scene.props.find(({ prop }) => prop.id === anchor.id)?.moments ?? [],
      time,
    );
    return (
      moment && { x: moment.x * stageWidth, y: this.#groundY - moment.height * stageHeight - 30 }
    );
  }

  #propAt({ moments }: PropTrack, time: number): { x: number; y: number } {
    const moment = findCurrent(moments, time) ?? moments[0];
    if (!moment) return { x: stageWidth / 2, y: this.#groundY };
    if (moment.holder) return this.#inHand(moment.holder, time);
    const rest = { x: moment.x * stageWidth, y: this.#groundY - moment.height * stageHeight };
    const before = moments[moments.indexOf(moment) - 1];
    const flight = clamp((time - moment.at) / throwSeconds);
    if (!before?.holder || flight >= 1) return rest;
    const from = this.#inHand(before.holder, moment.at);
    return {
      x: lerp(from.x, rest.x, flight),
      y: lerp(from.y, rest.y, flight) - Math.sin(flight * Math.PI) * 120,
    };
  }

  #inHand(holder: string, time: number): { x: number; y: number } {
    const track = this.#actor({ id: holder });
    if (!track) return { x: stageWidth / 2, y: this.#groundY };
    return handAt(track.member, this.#poseOf(track, time));
  }
}

function whereabouts(track: ActorTrack, time: number): { x: number; height: number } {
  const act = track.acts.findLast(({ start }) => start <= time);
  if (!act) return track.start;
  const done = clamp((time - act.start) / Math.max(0.01, act.end - act.start));
  return { x: lerp(act.fromX, act.toX, done), height: lerp(act.fromHeight, act.toHeight, done) };
}
