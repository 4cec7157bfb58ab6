import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { drawCutOutFace } from "#actor/face/cut-out-face.ts";
import { drawFace } from "#actor/face/face.ts";
import { drawWorn } from "#actor/worn/wear.ts";
import { drawHand } from "#actor/part/hand.ts";
import { drawFoot } from "#actor/part/foot.ts";
import type { Figure } from "./figure.ts";
import { drawLimb, reachFor, solveLimb, type Point } from "#actor/part/limb.ts";
import { kneeSpread, placeArm, placeHips, type Side } from "./skeleton.ts";
import { drawTorso } from "#actor/part/torso.ts";

/** Draws a figure of torso, head, two arms and two legs; origin on the ground between the feet. */
export function drawFigure(figure: Figure): void {
  const { surface } = figure.ink;
  const hips = placeHips(figure.build, figure.pose);
  if (figure.layer === "far-arm" || figure.layer === "near-arm") {
    const side = figure.layer === "far-arm" ? "far" : "near";
    inBody(figure, hips, () => drawArm(figure, side));
    return;
  }
  if (figure.layer === "face") {
    inBody(figure, hips, () => inHead(figure, () => drawCutOutFace(figure)));
    return;
  }
  const withArms = figure.layer !== "trunk";
  const seated = figure.pose.crouch > 0.6;
  inBody(figure, hips, () => {
    drawWorn(figure, "back");
    figure.rig.behind?.(figure);
    inHead(figure, () => figure.rig.headBehind?.(figure));
  });
  drawLeg(figure, "far", hips);
  if (!seated) drawLeg(figure, "near", hips);
  inBody(figure, hips, () => {
    if (withArms && !figure.pose.farInFront && !isRaised(figure)) drawArm(figure, "far");
    const breath = 1 + Math.sin(figure.pose.time * 2.1 + figure.seed) * 0.012;
    surface.save();
    surface.scale(1 + (breath - 1) * 1.4, breath);
    if (figure.rig.torso) figure.rig.torso(figure);
    else drawTorso(figure, "body", "belly");
    figure.rig.clothes?.(figure);
    drawWorn(figure, "body");
    surface.restore();
  });
  if (seated) drawLeg(figure, "near", hips);
  inBody(figure, hips, () => {
    const { arms, farInFront } = figure.pose;
    // A hand raised before the face covers it; hair and mane cover a hanging arm.
    const isNearArmRaised = arms.near.y < (arms.near.x > -0.45 ? 0.25 : -0.1);
    if (withArms && !isNearArmRaised) drawArm(figure, "near");
    figure.rig.shoulders?.(figure);
    if (figure.rig.bearded) drawWorn(figure, "neck");
    inHead(figure, () => drawHead(figure));
    if (!figure.rig.bearded) drawWorn(figure, "neck");
    if (withArms && (farInFront || isRaised(figure))) drawArm(figure, "far");
    if (withArms && isNearArmRaised) drawArm(figure, "near");
  });
}

/** A raised far arm passes in front of hair and mane, which would hide it. */
function isRaised({ pose }: Figure): boolean {
  return pose.arms.far.y < -0.4;
}

/** The head with everything on it; origin in its middle. */
export function drawHead(figure: Figure): void {
  figure.rig.head(figure);
  drawFace(figure);
  figure.rig.headFront?.(figure);
  drawWorn(figure, "head");
}

export function inBody(figure: Figure, hips: Point, draw: () => void): void {
  const { surface } = figure.ink;
  surface.save();
  surface.translate(hips.x, hips.y);
  surface.rotate(figure.pose.lean);
  draw();
  surface.restore();
}

export function inHead(figure: Figure, draw: () => void): void {
  const { build, pose } = figure;
  const { surface } = figure.ink;
  surface.save();
  surface.translate(build.shoulder * 0.08 * figure.turned, -build.torso);
  // Counters the body's lean, so that the eyes stay level.
  surface.rotate(pose.head.tilt * 0.8 - pose.lean * 0.55);
  surface.translate(
    pose.head.nod * build.head.w * 0.16,
    -build.head.up + pose.head.nod * build.head.h * 0.14,
  );
  surface.rotate(pose.head.tilt * 0.2 + pose.head.nod * 0.12);
  draw();
  surface.restore();
}

function drawLeg(figure: Figure, side: Side, hips: Point): void {
  const { build, pose, ink, limbs, turned } = figure;
  const far = side === "far";
  const sit = clamp(pose.crouch * 2 - 1);
  const foot = pose.feet[side];
  const spread = far ? build.hipGap : -build.hipGap;
  // Standing, feet are below the hips.
  const rest = spread * (1 + kneeSpread * clamp(pose.crouch * 2));
  // In three-quarter view, the far foot stands 5 units higher on the picture.
  const depth = far ? -5 * turned : 0;
  // Seated, the legs are stretched forward by 92 % of their length, the near one less.
  const stretched = build.leg * 0.92 * sit;
  const sole = {
    x: lerp(rest + foot.x, rest * 0.7 + stretched * (far ? 1 : 0.86), sit),
    y: depth - foot.y * (1 - sit) + (far ? 0 : 2 * sit),
  };
  const root = { x: hips.x + spread * (1 - 0.2 * turned), y: hips.y + depth * 0.4 };
  // From hip to ankle: the foot's own height is below.
  const bones = build.leg - build.foot.height * 0.5;
  const ankle = reachFor(root, { x: sole.x, y: sole.y - build.foot.height * 0.55 }, bones);
  const knee = solveLimb(root, ankle, bones, { x: 0.9 * Math.max(0.35, turned), y: -0.3 });
  const shaded = far && turned > 0.4;
  const leg = limbs.leg;
  drawLimb(
    ink,
    shaded ? { ...leg, base: leg.far, shade: leg.farShade } : leg,
    { root, bend: knee, end: ankle, from: build.thigh, to: build.ankle },
    !far && sit > 0.2,
  );
  const shoe = limbs.foot;
  drawFoot(
    figure,
    shaded ? { ...shoe, base: shoe.far } : shoe,
    { x: ankle.x, y: ankle.y + build.foot.height * 0.55 },
    foot.tip - sit * 0.75,
  );
}

/** One arm with its hand; origin at the hips. */
export function drawArm(figure: Figure, side: Side): void {
  const { build, pose, ink, limbs, turned } = figure;
  const far = side === "far";
  const { root, bend, end } = placeArm(build, pose, side);
  const sleeve = limbs.arm;
  const hand = limbs.hand;
  const shaded = far && turned > 0.4 && !pose.farInFront;
  const angle = drawLimb(
    ink,
    shaded ? { ...sleeve, base: sleeve.far, shade: sleeve.farShade } : sleeve,
    { root, bend, end, from: build.sleeve, to: build.wrist },
    !far || pose.farInFront,
  );
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  drawHand(figure, shaded ? { ...hand, base: hand.far } : hand, {
    x: end.x,
    y: end.y,
    angle,
    shape: pose.hands[side],
    thumb: far ? -1 : clamp((-dy - dx * 0.5) * 2.5, -1, 1),
  });
}
