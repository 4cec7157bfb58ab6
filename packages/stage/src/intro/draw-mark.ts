import { lerp } from "@goldmane/std/lerp";
import { easeOutBack, dampedOscillation, smoothstep } from "#actor/acting/easing.ts";
import { addCircle } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import { lionMark } from "./lion-mark.ts";
import { introTiming } from "./timing.ts";
import { traceSvg } from "./trace-svg.ts";

const { face, features, colors, eyes } = lionMark;
const shakeRadians = (14 * Math.PI) / 180;

/** Rotation of each half of the mane while the lion shakes itself, in radians. */
export function maneTurn(t: number): number {
  return (
    shakeRadians *
    dampedOscillation(t - introTiming.awake, 1.9, 3.6) *
    smoothstep((t - introTiming.awake) / 0.12)
  );
}

/** The mane in the mark's flat gold, in its own units around its middle. */
export function drawMane(surface: Surface, t: number, opacity: number): void {
  const turn = maneTurn(t);
  surface.globalAlpha = opacity;
  for (const [path, color, angle] of [
    [lionMark.farMane, colors.far, -turn],
    [lionMark.nearMane, colors.near, turn],
  ] as const) {
    surface.save();
    surface.rotate(angle);
    surface.translate(-face.x, -face.y);
    surface.fillStyle = color;
    surface.beginPath();
    traceSvg(surface, path);
    surface.fill();
    surface.restore();
  }
  surface.globalAlpha = 1;
}

/** The face appears asleep, then wakes. */
export function drawFace(surface: Surface, t: number): void {
  const since = t - introTiming.gathered;
  if (since <= 0) return;
  surface.save();
  surface.fillStyle = colors.face;
  surface.globalAlpha = smoothstep(since / 0.25);
  surface.beginPath();
  addCircle(surface, 0, 0, face.radius * lerp(0.82, 1, easeOutBack(since / 0.55)));
  surface.fill();
  surface.translate(-face.x, -face.y);
  surface.translate(features.x, features.y);
  surface.scale(features.scale, features.scale);
  surface.fillStyle = colors.features;
  surface.globalAlpha = smoothstep((since - 0.2) / 0.35);
  surface.beginPath();
  traceSvg(surface, lionMark.muzzle);
  surface.fill();
  drawEyes(surface, t);
  surface.restore();
  surface.globalAlpha = 1;
}

function drawEyes(surface: Surface, t: number): void {
  const opened = easeOutBack((t - introTiming.awake) / 0.34, 2.4);
  if (t < introTiming.awake) {
    surface.strokeStyle = colors.features;
    surface.lineWidth = 2;
    surface.lineCap = "round";
    surface.beginPath();
    traceSvg(surface, lionMark.sleepingEyes);
    surface.stroke();
    return;
  }
  surface.globalAlpha = 1;
  for (const { x, y, radius } of eyes) {
    surface.beginPath();
    surface.ellipse(x, y, radius, radius * Math.max(0.25, opened), 0, 0, Math.PI * 2);
    surface.fill();
  }
}
