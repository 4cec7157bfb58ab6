import { clamp } from "@goldmane/std/clamp";
import type { Figure } from "#actor/figure/figure.ts";
import type { Surface } from "#surface.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { mouthFormOf } from "./mouth-form.ts";

/** Position of a mouth in head space: its middle, half width and foreshortening. */
export type MouthFrame = { x: number; y: number; w: number; wide: number };

type Lips = { w: number; corner: number; top: number; low: number };

export function drawMouth(figure: Figure, { x, y, w, wide }: MouthFrame): void {
  const { ink, pose } = figure;
  const { surface } = ink;
  const form = mouthFormOf(pose.face.mouth);
  const smile = clamp(pose.face.smile, -1, 1);
  const open = Math.max(0, form.open);
  const half = w * form.width * (1 - 0.2 * form.round) * (1 + 0.14 * Math.max(0, smile)) * wide;
  const screen = figure.build.eye.kind === "screen";
  const dark = screen
    ? withAlpha(figure.colors.eyes, 0.35)
    : mix("#4a0f26", ink.light.shadow, 0.25);
  surface.save();
  surface.translate(x, y);
  surface.lineCap = "round";
  surface.lineJoin = "round";
  if (open < 0.09) {
    drawClosed(surface, half, w, smile, lineColor(figure));
    if (form.tongue > 0.85) drawTongueOut(surface, half, w, smile);
  } else {
    const corner = -smile * w * 0.42 * (1 - form.round * 0.6);
    const lips: Lips = {
      w: half,
      corner,
      top: -w * (open * 0.2 + form.round * open * 0.5) - smile * w * 0.04,
      low: w * (open * 1.02 + 0.1) + Math.min(0, smile) * w * 0.1,
    };
    surface.beginPath();
    layLips(surface, lips, form.round);
    surface.strokeStyle = lineColor(figure);
    surface.lineWidth = Math.max(2.6, w * 0.2);
    surface.stroke();
    surface.fillStyle = dark;
    surface.fill();
    if (!screen) {
      surface.save();
      surface.clip();
      drawInside(surface, lips, form.teeth, form.tongue, open, w);
      surface.restore();
    }
  }
  surface.restore();
}

/** A mouth in one bright color, as in a shadow. */
export function drawCutOutMouth(
  { ink, pose }: Figure,
  { x, y, w, wide }: MouthFrame,
  color: string,
): void {
  const { surface } = ink;
  const form = mouthFormOf(pose.face.mouth);
  const smile = clamp(pose.face.smile, -1, 1);
  const open = Math.max(0, form.open);
  const half = w * form.width * (1 - 0.2 * form.round) * wide;
  surface.save();
  surface.translate(x, y);
  if (open < 0.09) drawClosed(surface, half, w, smile, color);
  else {
    surface.beginPath();
    layLips(
      surface,
      {
        w: half,
        corner: -smile * w * 0.42 * (1 - form.round * 0.6),
        top: -w * (open * 0.2 + form.round * open * 0.5),
        low: w * (open * 1.02 + 0.1),
      },
      form.round,
    );
    surface.fillStyle = color;
    surface.fill();
  }
  surface.restore();
}

function layLips(surface: Surface, { w, corner, top, low }: Lips, round: number): void {
  const bulge = 0.72 + round * 0.3;
  surface.moveTo(-w, corner);
  surface.bezierCurveTo(
    -w * bulge,
    top * 1.25 + corner * 0.1,
    w * bulge,
    top * 1.25 + corner * 0.1,
    w,
    corner,
  );
  surface.bezierCurveTo(
    w * (0.95 + round * 0.2),
    low * 1.33,
    -w * (0.95 + round * 0.2),
    low * 1.33,
    -w,
    corner,
  );
  surface.closePath();
}

function drawInside(
  surface: Surface,
  { w, corner, top, low }: Lips,
  teeth: number,
  tongue: number,
  open: number,
  unit: number,
): void {
  if (tongue > 0.05) {
    surface.beginPath();
    surface.ellipse(
      0,
      low * (1.2 - 0.3 * Math.min(1, tongue)),
      w * 0.66,
      Math.max(2, (low - top) * 0.42),
      0,
      0,
      Math.PI * 2,
    );
    surface.fillStyle = "#e8667c";
    surface.fill();
    surface.beginPath();
    surface.ellipse(
      0,
      low * (1.2 - 0.3 * Math.min(1, tongue)) - (low - top) * 0.12,
      w * 0.34,
      Math.max(1, (low - top) * 0.16),
      0,
      0,
      Math.PI * 2,
    );
    surface.fillStyle = "#f58a9a";
    surface.fill();
  }
  if (teeth > 0.15) {
    const upper = Math.min(corner, top);
    const edge = top + (unit * 0.32 + (low - top) * 0.06) * teeth;
    surface.fillStyle = "#fffaf2";
    surface.beginPath();
    surface.moveTo(-w * 0.9, upper - 4);
    surface.lineTo(w * 0.9, upper - 4);
    surface.lineTo(w * 0.84, edge + (corner - top) * 0.3);
    surface.quadraticCurveTo(0, edge + unit * 0.1, -w * 0.84, edge + (corner - top) * 0.3);
    surface.closePath();
    surface.fill();
    if (open < 0.34 && teeth > 0.9) {
      surface.beginPath();
      surface.moveTo(-w * 0.8, low + 3);
      surface.quadraticCurveTo(0, low * 0.5, w * 0.8, low + 3);
      surface.closePath();
      surface.fill();
    }
  }
}

function drawClosed(surface: Surface, half: number, w: number, smile: number, color: string): void {
  const corner = -smile * w * 0.34;
  const dip = smile * w * 0.62;
  surface.strokeStyle = color;
  surface.lineWidth = Math.max(2.4, w * 0.19);
  surface.beginPath();
  surface.moveTo(-half, corner);
  surface.bezierCurveTo(
    -half * 0.5,
    corner + dip * 1.15,
    half * 0.5,
    corner + dip * 1.15,
    half,
    corner,
  );
  surface.stroke();
  const tick = w * 0.14 * Math.sign(smile);
  if (Math.abs(smile) < 0.2) return;
  surface.lineWidth = Math.max(1.8, w * 0.13);
  surface.beginPath();
  surface.moveTo(-half - w * 0.1, corner - tick * 0.1);
  surface.quadraticCurveTo(-half - w * 0.02, corner - tick * 0.5, -half + w * 0.08, corner - tick);
  surface.moveTo(half + w * 0.1, corner - tick * 0.1);
  surface.quadraticCurveTo(half + w * 0.02, corner - tick * 0.5, half - w * 0.08, corner - tick);
  surface.stroke();
}

function drawTongueOut(surface: Surface, half: number, w: number, smile: number): void {
  const x = half * 0.3;
  const y = smile * w * 0.3;
  surface.beginPath();
  surface.moveTo(x - w * 0.34, y - w * 0.12);
  surface.bezierCurveTo(
    x - w * 0.4,
    y + w * 0.95,
    x + w * 0.44,
    y + w * 0.95,
    x + w * 0.34,
    y - w * 0.14,
  );
  surface.closePath();
  surface.strokeStyle = "#8c2442";
  surface.lineWidth = Math.max(1.6, w * 0.1);
  surface.stroke();
  surface.fillStyle = "#f06a84";
  surface.fill();
  surface.beginPath();
  surface.moveTo(x, y);
  surface.lineTo(x + w * 0.02, y + w * 0.34);
  surface.stroke();
}

function lineColor({ ink, skin, build, colors }: Figure): string {
  if (build.eye.kind === "screen") return colors.eyes;
  return ink.style.shading === "glow" ? "#f4f0ff" : mix(skin.line, "#2a0d1c", 0.7);
}
