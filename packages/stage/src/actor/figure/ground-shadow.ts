import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { withAlpha } from "#paint/mix.ts";
import type { Figure } from "./figure.ts";
import { halfLength, quadrupedFrame } from "#actor/quadruped/frame.ts";
import { placeHips } from "./skeleton.ts";

/** Length of a cast shadow by the figure's height: under a high light and under a low one. */
const length = { high: 0.34, low: 1.15 };
/** Height of the light above the figure's middle, in stage units, at which a shadow is shortest. */
const highest = 380;
/** How far a shadow comes forward: the light stands behind the cast, a lamp beside it. */
const forward = { sun: 0.34, lamp: 0.06 };

/**
 * The shadow on the ground: a contact patch below the feet, and the figure's shape cast away from
 * the light. Both fade as the body rises.
 */
export function drawGroundShadow(figure: Figure, lift: number): void {
  const { ink, build, pose } = figure;
  const { surface } = ink;
  const near = 1 / (1 + Math.max(0, lift) / 110);
  const half =
    (figure.isQuadruped ? halfLength(build) * 0.5 : 0) +
    (Math.max(build.belly, build.hip) + build.foot.length * 0.45 + pose.crouch * 14) *
      (0.45 + 0.55 * near);
  const strength = ink.style.shading === "glow" ? 0.55 : 0.4;
  if (pose.swim < 0.3) castShape(figure, lift, strength * 0.85 * (0.35 + 0.65 * near));
  surface.beginPath();
  surface.ellipse(pose.crouch * 8 - ink.lx * 4, 1, half, half * 0.17, 0, 0, Math.PI * 2);
  surface.fillStyle = withAlpha(ink.light.shadow, strength * (0.2 + 0.8 * near));
  surface.fill();
}

/** Four legs, a long trunk and a head. */
function layQuadruped({ ink: { surface }, build, pose }: Figure): void {
  const { hip, shoulder, head, thick } = quadrupedFrame(build, pose);
  const leg = build.thigh * 0.8;
  for (const { x, y } of [hip, shoulder]) {
    surface.moveTo(x - leg, 2);
    surface.lineTo(x - leg, y);
    surface.lineTo(x + leg, y);
    surface.lineTo(x + leg, 2);
    surface.closePath();
  }
  const middle = { x: (hip.x + shoulder.x) / 2, y: (hip.y + shoulder.y) / 2 };
  const long = (shoulder.x - hip.x) / 2 + thick;
  surface.moveTo(middle.x + long, middle.y);
  surface.ellipse(middle.x, middle.y, long, thick, 0, 0, Math.PI * 2);
  surface.moveTo(head.x + build.head.w, head.y);
  surface.ellipse(head.x, head.y, build.head.w, build.head.h, 0, 0, Math.PI * 2);
}

/** The figure's outline, laid on the ground: legs, body and head in one shape without blur. */
function castShape(figure: Figure, lift: number, alpha: number): void {
  const { ink, build, pose, rig } = figure;
  const { surface, light, shine } = ink;
  if (shine.strength <= 0.02 || pose.isShadowless) return;
  const low = 1 - clamp(shine.height / highest);
  const long = length.high + (length.low - length.high) * low * low;
  const away = clamp(shine.across, -1, 1) * long;
  const down = lerp(forward.sun, forward.lamp, shine.lamp) * (0.5 + 0.5 * long);
  const hips = placeHips(build, pose);
  const top = rig.assemble ? -build.head.h : hips.y - build.torso - build.head.up;
  const total = -top + build.head.h + lift;
  surface.save();
  // Maps a point at height h to `away * h` aside and `down * h` forward.
  surface.transform(1, 0, -away, -down, 0, 0);
  surface.translate(0, -lift);
  const fade = surface.createLinearGradient(0, 0, 0, -total);
  const dark = withAlpha(light.shadow, alpha * shine.strength);
  fade.addColorStop(0, dark);
  fade.addColorStop(0.3, dark);
  fade.addColorStop(1, withAlpha(light.shadow, alpha * shine.strength * 0.3));
  surface.fillStyle = fade;
  surface.beginPath();
  if (figure.isQuadruped) layQuadruped(figure);
  else if (rig.assemble) surface.ellipse(0, top, build.head.w, build.head.h, 0, 0, Math.PI * 2);
  else {
    const leg = build.thigh * 1.1;
    const chest = hips.y - build.torso * 0.5;
    const lean = Math.sin(pose.lean) * build.torso;
    for (const side of [-1, 1]) {
      surface.moveTo(side * build.hipGap - leg, 2);
      surface.lineTo(hips.x + side * build.hipGap - leg, hips.y - 8);
      surface.lineTo(hips.x + side * build.hipGap + leg, hips.y - 8);
      surface.lineTo(side * build.hipGap + leg, 2);
      surface.closePath();
    }
    const broad = Math.max(build.belly, build.hip, build.shoulder);
    surface.moveTo(hips.x + lean * 0.5 + broad, chest);
    surface.ellipse(hips.x + lean * 0.5, chest, broad, build.torso * 0.68, 0, 0, Math.PI * 2);
    surface.moveTo(hips.x + lean + build.head.w, top);
    surface.ellipse(hips.x + lean, top, build.head.w, build.head.h, 0, 0, Math.PI * 2);
  }
  surface.fill();
  surface.restore();
}
