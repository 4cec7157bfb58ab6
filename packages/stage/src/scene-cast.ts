import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { pullNose, stretchNose } from "./actor/contact/pull-nose.ts";
import { actorBounds, headHalfWidth, posedBounds } from "./actor/bounds.ts";
import { holdFor, type Carried } from "./actor/acting/carry.ts";
import { smoothstep } from "./actor/acting/easing.ts";
import { contactAt, type Contact } from "./actor/contact/contact-at.ts";
import { hasHugged, isSmaller } from "./actor/contact/hugs.ts";
import {
  embrace,
  handOverPoint,
  holdOut,
  reachFor,
  trunkOf,
  type Trunk,
} from "./actor/contact/touch.ts";
import type { Layer } from "./actor/figure/figure.ts";
import type { Point } from "./actor/part/limb.ts";
import { handAt } from "./actor/hand-at.ts";
import { headAt } from "./actor/head-at.ts";
import { mouthAt } from "./actor/verbs/swallow.ts";
import { poseAt } from "./actor/pose-at.ts";
import type { Pose } from "./actor/pose.ts";
import { grazing } from "./actor/quadruped/frame.ts";
import { reliefExtent } from "./camera/relief-extent.ts";
import { subjectOf } from "./camera/subject-of.ts";
import { boatOf, draft, hangingAt, isSwallowed, seatOf, suctionOf } from "./prop/prop-track.ts";
import { viewAt, type Subject } from "./camera/view-at.ts";
import type { PlacedProp } from "./prop/draw-prop.ts";
import type { Swimmer } from "./effect/wake.ts";
import { waterLine } from "./set/nature/water/bathing-layers.ts";
import { loadOf } from "./prop/grips.ts";
import { lookAt, type PropLook } from "./prop/prop-look.ts";
import type { Flood, View } from "./set/stage-set.ts";
import { throwerOf } from "./shadow/thrower-of.ts";
import { shadowExtent } from "./shadow/shadow-extent.ts";
import { isShadow, shadowPose } from "./shadow/shadow-pose.ts";
import { floodOf, isWaterAt } from "./story/flood-of.ts";
import type { Prop } from "./story/schema.ts";
import type { ActorTrack, Anchor, PropTrack, SceneSpan } from "./story/timeline.ts";
import { findCurrent } from "./story/find-current.ts";
import { plannedPosition } from "./actor/acting/planned-position.ts";
import { stageHeight, stageWidth } from "./surface.ts";

/** Depth between cast members, so that none hides another's feet. */
const rowDepth = 9;
const throwSeconds = 0.55;
/** Seconds of a hand-over, and of lifting a prop to where it is carried. */
const handOverSeconds = 0.35;
const liftSeconds = 0.5;

/** A prop of the scene; `reflects` for a mirror that shows the cast. */
export type StagedProp = PlacedProp & { id: string; reflects: boolean };
export type Drawn = { track: ActorTrack; pose: Pose; layer: Layer };

/** The cast and props of a scene at one instant. */
export class SceneCast {
  readonly #scene: SceneSpan;
  readonly #groundY: number;
  readonly #time: number;
  readonly #roofed: boolean;
  readonly #flood: Flood | null;
  readonly #poses = new Map<ActorTrack, Pose>();

  constructor(scene: SceneSpan, groundY: number, time: number, roofed = false) {
    this.#scene = scene;
    this.#groundY = groundY;
    this.#time = time;
    this.#roofed = roofed;
    this.#flood = floodOf(scene);
  }

  /** The shadows that play; none of them is among the `poses`. */
  shadows(): { track: ActorTrack; pose: Pose }[] {
    return this.#scene.actors
      .filter(isShadow)
      .map((track) => ({ track, pose: this.#poseOf(track, this.#time) }));
  }

  /** From the back of the stage to the front. */
  poses(): { track: ActorTrack; pose: Pose }[] {
    return this.#scene.actors
      .filter((track) => !isShadow(track))
      .map((track) => ({ track, pose: this.#poseOf(track, this.#time) }))
      .filter(({ pose }) => pose.presence > 0)
      .toSorted((a, b) => this.#depthOf(a.track, a.pose) - this.#depthOf(b.track, b.pose));
  }

  /** Sorts the cast from back to front: after a hug, the smaller character stands in front. */
  #depthOf(track: ActorTrack, { y }: Pose): number {
    let depth = y;
    for (const other of this.#scene.actors) {
      if (!hasHugged(track, other, this.#time) || !isSmaller(track.member, other.member)) continue;
      depth = Math.max(depth, this.#poseOf(other, this.#time).y + 0.1);
    }
    return depth;
  }

  /**
   * What to draw, from the back to the front: the far arms of two who hug lie behind both trunks,
   * the near arms before both.
   */
  layers(): Drawn[] {
    const bodies = this.poses();
    const joined = new Map<ActorTrack, ActorTrack>();
    for (const { track } of bodies) {
      const contact = contactAt(track, this.#time);
      const partner = contact?.verb === "hug" && contact.opened > 0 && this.#actor(contact.to);
      if (!partner || joined.has(track) || joined.has(partner)) continue;
      joined.set(track, partner).set(partner, track);
    }
    return bodies.flatMap(({ track, pose }, index): Drawn[] => {
      const partner = joined.get(track);
      const at = bodies.findIndex((body) => body.track === partner);
      const other = bodies[at];
      if (!other) return [{ track, pose, layer: "whole" }];
      const pair = [{ track, pose }, other];
      const trunk: Drawn = { track, pose, layer: "trunk" };
      return index < at
        ? [...pair.map((body) => ({ ...body, layer: "far-arm" as const })), trunk]
        : [trunk, ...pair.toReversed().map((body) => ({ ...body, layer: "near-arm" as const }))];
    });
  }

  /** @param without a character that is not drawn, with what it holds */
  props(front: boolean, without: string | null = null): StagedProp[] {
    return this.#scene.props
      .filter(({ prop, moments }) => {
        const held = findCurrent(moments, this.#time)?.holder;
        if (held && held === without) return false;
        const isBefore = held ? true : isSwallowed(moments, this.#time) || prop.front === true;
        return isBefore === front;
      })
      .map((track) => ({
        id: track.prop.id,
        kind: track.prop.kind,
        reflects: track.prop.reflects === true,
        ...this.#propAt(track, this.#time),
        size: (track.prop.size ?? 1) * suctionOf(track, this.#time).size,
        look: this.#lookOf(track),
        ...hangingAt(track, this.#time, this.#scene.scene.backdrop, this.#roofed),
        ...(track.prop.color ? { color: track.prop.color } : {}),
      }));
  }

  /** Characters in the water, at the water line. */
  swimmers(): Swimmer[] {
    return this.poses()
      .filter(({ pose }) => pose.swim > 0)
      .map(({ track, pose }) => ({
        x: pose.x,
        y: waterLine,
        halfWidth: headHalfWidth(track.member) * pose.scale,
        speed: pose.drag.x,
        weight: pose.swim,
      }));
  }

  #lookOf({ prop, changes }: PropTrack): PropLook {
    return lookAt(prop.begins, changes, this.#time);
  }

  /** The view of the current shot. */
  view(): View {
    const { shots } = this.#scene;
    const shot = findCurrent(shots, this.#time) ?? shots[0];
    if (!shot) return { x: stageWidth / 2, y: stageHeight / 2, zoom: 1 };
    const known = new Set(shot.on.map((anchor) => ("id" in anchor ? anchor.id : "")));
    const others = this.#scene.actors.filter(
      (track) => !known.has(track.member.id) && !isShadow(track),
    );
    return viewAt(
      shot,
      this.#time,
      (anchor, at) => this.subject(anchor, at),
      (at) => others.map((track) => this.#extentOf(track, at)),
    );
  }

  /** Extent of an anchor, for the camera. */
  subject(anchor: Anchor, time: number): Subject | null {
    const track = this.#actor(anchor);
    if (track) {
      const extent = this.#extentOf(track, time);
      return { ...extent, x: clamp(extent.x, 0, stageWidth) };
    }
    if ("x" in anchor)
      return {
        x: anchor.x * stageWidth,
        y: this.#groundY - 30,
        height: 160,
        headY: 90,
        halfWidth: 90,
      };
    const thing = this.#scene.props.find(({ prop: { id } }) => id === anchor.id);
    return thing ? subjectOf(thing.prop, this.#propAt(thing, time)) : null;
  }

  /**
   * The middle of an anchor, where effects appear. `face` is the head's position there, which
   * rising particles avoid.
   */
  middle(
    anchor: Anchor,
  ): { x: number; y: number; face?: { up: number; halfWidth: number } } | null {
    if ("x" in anchor) return { x: anchor.x * stageWidth, y: this.#groundY - 90 };
    const track = this.#actor(anchor);
    if (track) {
      const pose = this.#poseOf(track, this.#time);
      const up = actorBounds(track.member).headY * pose.scale;
      const halfWidth = headHalfWidth(track.member) * pose.scale;
      return { x: pose.x, y: pose.y - pose.lift - up * 0.7, face: { up: up * 0.3, halfWidth } };
    }
    const prop = this.#scene.props.find(({ prop: { id } }) => id === anchor.id);
    return prop ? this.#propAt(prop, this.#time) : null;
  }

  #extentOf(track: ActorTrack, time: number): Subject {
    const pose = this.#poseOf(track, time);
    if (pose.fall) return shadowExtent(track.member, pose, pose.fall);
    if (track.member.as === "relief") return reliefExtent(track.member, pose);
    const bounds = posedBounds(track.member, pose);
    return { ...bounds, x: pose.x, y: pose.y - pose.lift, head: headAt(track.member, pose) };
  }

  #actor(anchor: Anchor): ActorTrack | undefined {
    return "id" in anchor
      ? this.#scene.actors.find(({ member }) => member.id === anchor.id)
      : undefined;
  }

  #poseOf(track: ActorTrack, time: number): Pose {
    const known = time === this.#time ? this.#poses.get(track) : undefined;
    if (known) return known;
    const pose = this.#poseAlone(track, time);
    const contact = contactAt(track, time);
    if (contact) this.#touch(pose, track, contact, time);
    if (time === this.#time) this.#poses.set(track, pose);
    return pose;
  }

  /** Aims the hands of a body in contact. Partners are measured in their poses before contact. */
  #touch(pose: Pose, { member }: ActorTrack, contact: Contact, time: number): void {
    const { to, verb } = contact;
    const partner = this.#actor(to);
    if (member.as === "four-legged") {
      if (verb === "pick-up") pose.head.nod = lerp(pose.head.nod, grazing, contact.held);
      return;
    }
    if (!partner) {
      const thing = "id" in to ? this.#thingBefore(to.id, contact.start) : null;
      if (!thing) return;
      if (verb === "hug") embrace(pose, member, contact, thing.trunk);
      else if (verb === "pick-up" || verb === "pull") reachFor(pose, member, contact, thing.grip);
      return;
    }
    const other = { member: partner.member, pose: this.#poseAlone(partner, time) };
    if (verb === "pull" && contact.isAnswer) stretchNose(pose, contact, other.pose);
    else if (verb === "pull") pullNose(pose, member, contact, other);
    else if (verb === "hug") embrace(pose, member, contact, trunkOf(other));
    else if (verb === "give")
      holdOut(pose, member, contact, handOverPoint({ member, pose }, other));
  }

  /** Where a thing stood at `time`; null while it was held. */
  #thingBefore(id: string, time: number): { grip: Point; trunk: Trunk } | null {
    const track = this.#scene.props.find(({ prop }) => prop.id === id);
    const moment = track && findCurrent(track.moments, time);
    if (!moment || moment.holder) return null;
    const { x, y } = this.#standing(moment);
    const { kind, size = 1 } = track.prop;
    const { grip, top, right } = loadOf({ kind, size });
    const half = right * 0.7;
    return {
      grip: { x, y: y - grip },
      trunk: { x, top: y + (top - grip) * 0.8, bottom: y, half, faceY: y + top - grip },
    };
  }

  #poseAlone(track: ActorTrack, time: number): Pose {
    const row = this.#scene.actors.indexOf(track);
    const depth = (row % 2 === 0 ? 1 : -1) * Math.ceil(row / 2) * rowDepth;
    const boat = track.start.doing === "sail" ? boatOf(this.#scene.props, track) : null;
    const pose = poseAt(track, time, {
      groundY: boat ? this.#keel(boat, time) - seatOf(boat) : this.#groundY,
      depth: boat ? 0 : depth,
      resolve: (anchor) => this.#gazePoint(anchor, time),
      carried: this.#carriedBy(track.member.id, time),
      wind: this.#scene.scene.wind,
    });
    if (isShadow(track)) return this.#shadowOf(track, time, pose);
    if (this.#scene.actors.some(({ start }) => start.of === track.member.id))
      pose.isShadowless = true;
    return pose;
  }

  #shadowOf(track: ActorTrack, time: number, own: Pose): Pose {
    const owner = track.start.of ? this.#actor({ id: track.start.of }) : undefined;
    const body = owner ? this.#poseOf(owner, time) : null;
    const light = throwerOf(this.props(false), body ?? own);
    return shadowPose(track, time, { own, owner: body, light });
  }

  /** y of a boat's lowest point: in the water, if there is any at its place. */
  #keel({ prop, moments }: PropTrack, time: number): number {
    const size = prop.size ?? 1;
    const [moment] = moments;
    if (!moment || !isWaterAt(this.#flood, moment.x)) return this.#groundY;
    return waterLine + draft * size + Math.sin(time * 1.3 + moment.x * 9) * 2.4 * size;
  }

  #carriedBy(holder: string, time: number): Carried | null {
    for (const { prop, moments, changes } of this.#scene.props) {
      const moment = findCurrent(moments, time);
      if (moment?.holder !== holder) continue;
      if (lookAt(prop.begins, changes, time).presence <= 0) continue;
      const load = loadOf({ kind: prop.kind, size: prop.size ?? 1 });
      return { load, weight: smoothstep((time - moment.at) / liftSeconds) };
    }
    return null;
  }

  /** Point to look at for an anchor. Must not compute a pose, since poses call it. */
  #gazePoint(anchor: Anchor, time: number): { x: number; y: number } | null {
    if ("x" in anchor) return { x: anchor.x * stageWidth, y: this.#groundY - 160 };
    const track = this.#actor(anchor);
    if (track) {
      const { x, height } = plannedPosition(track, time);
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

  #propAt(track: PropTrack, time: number): { x: number; y: number } {
    const { prop, moments } = track;
    const moment = findCurrent(moments, time) ?? moments[0];
    if (!moment) return { x: stageWidth / 2, y: this.#groundY };
    const before = moments[moments.indexOf(moment) - 1];
    const since = time - moment.at;
    if (moment.holder) {
      const held = this.#inHand(moment.holder, prop, time);
      const passed = smoothstep(since / handOverSeconds);
      if (!before || passed >= 1) return held;
      const from = before.holder
        ? this.#inHand(before.holder, prop, moment.at)
        : this.#standing(before);
      return { x: lerp(from.x, held.x, passed), y: lerp(from.y, held.y, passed) };
    }
    if (moment.into) {
      const eater = this.#actor({ id: moment.into.who });
      const from = this.#standing(moment);
      if (!eater) return from;
      const { way } = suctionOf(track, time);
      const to = mouthAt(eater.member, this.#poseOf(eater, time));
      return { x: lerp(from.x, to.x, way), y: lerp(from.y, to.y, way) - way * (1 - way) * 90 };
    }
    const floats = prop.afloat === true || prop.kind === "boat";
    if (floats && !before && moment.height < 0.1 && isWaterAt(this.#flood, moment.x))
      return { x: moment.x * stageWidth, y: this.#keel(track, time) };
    const rest = this.#standing(moment);
    const flight = clamp(since / throwSeconds);
    if (!before?.holder || flight >= 1) return rest;
    const from = this.#inHand(before.holder, prop, moment.at);
    return {
      x: lerp(from.x, rest.x, flight),
      y: lerp(from.y, rest.y, flight) - Math.sin(flight * Math.PI) * 120,
    };
  }

  #standing({ x, height }: { x: number; height: number }): { x: number; y: number } {
    return { x: x * stageWidth, y: this.#groundY - height * stageHeight };
  }

  /** The foot point of a prop in a hand; never below the ground. */
  #inHand(holder: string, prop: Prop, time: number): { x: number; y: number } {
    const track = this.#actor({ id: holder });
    if (!track) return { x: stageWidth / 2, y: this.#groundY };
    const pose = this.#poseOf(track, time);
    const hand = handAt(track.member, pose);
    const side = pose.facing < 0 ? -1 : 1;
    const load = loadOf({ kind: prop.kind, size: prop.size ?? 1 });
    const { out } = holdFor(track.member, load, side);
    const size = pose.scale * (track.member.look.size ?? 1);
    return { x: hand.x - out * size * side, y: Math.min(hand.y + load.grip, pose.y) };
  }
}
