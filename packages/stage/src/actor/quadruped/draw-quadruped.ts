import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { drawHead } from "#actor/figure/draw-figure.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { Side } from "#actor/figure/skeleton.ts";
import { mark, paint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import { drawFoot } from "#actor/part/foot.ts";
import { drawLimb, reachFor, solveLimb, type Point } from "#actor/part/limb.ts";
import { drawPattern } from "#actor/part/pattern.ts";
import { quadrupedFrame, type QuadrupedFrame } from "./frame.ts";

/** Half the distance between the near and the far legs, along the body. */
const stance = 5;
/** Paws are smaller than the soles of an upright body. */
const pawSize = 0.8;

const trunk = [
  -1, 0.05, -0.84, -0.74, -0.3, -0.9, 0.3, -0.9, 0.82, -0.84, 1.02, -0.1, 0.8, 0.8, 0.3, 0.86, -0.3,
  0.7, -0.78, 0.84,
];

/** Draws an animal on four legs; origin on the ground below its middle. */
export function drawQuadruped(upright: Figure): void {
  if (upright.layer === "far-arm" || upright.layer === "near-arm") return;
  const { foot } = upright.build;
  const figure: Figure = {
    ...upright,
    build: {
      ...upright.build,
      foot: { ...foot, length: foot.length * pawSize, height: foot.height * 0.86 },
    },
  };
  const frame = quadrupedFrame(figure.build, figure.pose);
  const { surface } = figure.ink;
  surface.save();
  surface.translate(frame.hip.x, frame.hip.y);
  figure.rig.behind?.(figure);
  surface.restore();
  drawHindLeg(figure, frame, "far");
  drawForeLeg(figure, frame, "far");
  inHead(figure, frame, () => figure.rig.headBehind?.(figure));
  drawTrunk(figure, frame);
  drawHindLeg(figure, frame, "near");
  drawForeLeg(figure, frame, "near");
  inHead(figure, frame, () => drawHead(figure));
}

function inHead({ ink, pose }: Figure, { head, lying }: QuadrupedFrame, draw: () => void): void {
  const { surface } = ink;
  surface.save();
  surface.translate(head.x, head.y);
  surface.rotate(pose.head.tilt * (1 - 0.6 * lying) + pose.head.nod * 0.12);
  draw();
  surface.restore();
}

/** Trunk and neck in one tone. */
function drawTrunk(figure: Figure, frame: QuadrupedFrame): void {
  const { ink, tones, look, build, pose } = figure;
  const { hip, shoulder, head, thick } = frame;
  const { surface } = ink;
  const dx = shoulder.x - hip.x;
  const dy = shoulder.y - hip.y;
  const half = Math.hypot(dx, dy) / 2;
  const breath = 1 + Math.sin(pose.time * 2.1 + figure.seed) * 0.014;
  const neck = { x: (shoulder.x + head.x) / 2, y: (shoulder.y + head.y) / 2 };
  drawLimb(
    ink,
    tones.body,
    { root: shoulder, bend: neck, end: head, from: thick * 0.8, to: build.head.w * 0.42 },
    false,
  );
  surface.save();
  surface.translate((hip.x + shoulder.x) / 2, (hip.y + shoulder.y) / 2);
  surface.rotate(Math.atan2(dy, dx));
  const body = { x: 0, y: 0, w: half + thick * 0.86, h: thick * breath };
  paint(ink, tones.body, { x: 0, y: 0, r: body.w, form: "ball", needsClip: true }, (s) =>
    blob(s, trunk, body),
  );
  surface.beginPath();
  blob(surface, trunk, body);
  surface.clip();
  mark(ink, tones.belly.base, (s) =>
    ellipse(s, { x: half * 0.3, y: thick * 0.92, w: half * 0.95, h: thick * 0.5 }),
  );
  if (look.pattern && look.pattern !== "plain")
    drawPattern(figure, tones.body, { x: -half * 0.2, y: -thick * 0.2, w: half, h: thick * 0.7 });
  surface.restore();
}

/** Diagonal legs step together: the near hind leg with the far fore leg. */
function drawHindLeg(figure: Figure, frame: QuadrupedFrame, side: Side): void {
  const { pose, build } = figure;
  const { hip, thick, leg, sitting, lying } = frame;
  const folded = Math.max(sitting, lying);
  const shift = side === "far" ? stance : -stance;
  const root = { x: hip.x + shift + thick * 0.16, y: hip.y + thick * 0.12 };
  const foot = pose.feet[side];
  const walking = { x: hip.x + shift + foot.x, y: -foot.y };
  const tucked = { x: hip.x + shift + leg * 0.62, y: 0 };
  drawLeg(figure, side, {
    root,
    sole: { x: lerp(walking.x, tucked.x, folded), y: lerp(walking.y, tucked.y, folded) },
    towards: { x: lerp(-0.9, 0.8, folded), y: lerp(0.1, -0.8, folded) },
    tip: foot.tip * (1 - folded),
    from: build.thigh * lerp(1.35, 1.5, folded),
    length: leg,
  });
}

function drawForeLeg(figure: Figure, frame: QuadrupedFrame, side: Side): void {
  const { pose, build } = figure;
  const { shoulder, thick, leg, lying, sitting } = frame;
  const shift = side === "far" ? stance : -stance;
  const root = { x: shoulder.x + shift - thick * 0.1, y: shoulder.y + thick * 0.2 };
  const foot = pose.feet[side === "far" ? "near" : "far"];
  const standing = { x: shoulder.x + shift + foot.x - 2 * sitting, y: -foot.y };
  const stretched = { x: shoulder.x + shift + leg * 0.72, y: 0 };
  const resting = {
    x: lerp(standing.x, stretched.x, lying),
    y: lerp(standing.y, stretched.y, lying),
  };
  const arm = pose.arms[side];
  // One paw is lifted by gestures, and none by the swing of arms in a run.
  const gestures = side === "near" && pose.gait.stride <= 0.1;
  const raised = gestures ? clamp((0.62 - arm.y) / 0.4) * (1 - lying) : 0;
  const lifted = {
    x: root.x + Math.abs(arm.x) * build.arm * 0.9,
    y: root.y + Math.max(-0.35, arm.y) * build.arm * 0.8,
  };
  drawLeg(figure, side, {
    root,
    sole: { x: lerp(resting.x, lifted.x, raised), y: lerp(resting.y, lifted.y, raised) },
    towards: { x: lerp(0.6, -0.7, raised), y: 0.1 },
    tip: foot.tip * (1 - lying) * (1 - raised),
    from: build.thigh * 1.05,
    length: leg,
  });
}

type Leg = {
  root: Point;
  sole: Point;
  /** The side to which the joint bends. */
  towards: Point;
  tip: number;
  from: number;
  length: number;
};

function drawLeg(figure: Figure, side: Side, leg: Leg): void {
  const { ink, limbs, build, turned } = figure;
  const { root, sole, towards, tip, from, length } = leg;
  const far = side === "far";
  const depth = far ? -4 * turned : 1;
  const target = { x: sole.x, y: sole.y + depth - build.foot.height * 0.55 };
  const ankle = reachFor(root, target, length, 1.2);
  const bend = solveLimb(root, ankle, length, towards);
  const shades = far ? { ...limbs.leg, base: limbs.leg.far, shade: limbs.leg.farShade } : limbs.leg;
  drawLimb(ink, shades, { root, bend, end: ankle, from, to: build.ankle }, !far);
  const shoe = far ? { ...limbs.foot, base: limbs.foot.far } : limbs.foot;
  drawFoot(figure, shoe, { x: ankle.x, y: ankle.y + build.foot.height * 0.55 }, tip);
}
