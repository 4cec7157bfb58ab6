import { withAlpha, mix } from "#paint/mix.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { EyeFrame } from "./eye-frame.ts";

/** Draws one eyebrow as a stroke that is thickest at its inner end. */
export function drawBrow(figure: Figure, eye: EyeFrame, color?: string): void {
  const { ink, pose } = figure;
  const { surface } = ink;
  const { raise, anger } = pose.face.brows;
  const { rx, ry, side } = eye;
  const quirk = pose.face.wink * side * -0.45;
  const lift = ry * (1.22 + (raise + quirk) * 0.42);
  const inner = lift - anger * ry * 0.5 - ry * 0.02;
  const outer =
    lift + anger * ry * (anger > 0 ? 0.22 : 0.3) - ry * (0.2 + Math.max(0, raise) * 0.1);
  const arch = ry * (0.26 + Math.max(0, raise) * 0.16 - Math.max(0, anger) * 0.22);
  const thick = rx * 0.36;
  surface.save();
  surface.translate(eye.x, eye.y);
  surface.scale(side, 1);
  surface.beginPath();
  surface.moveTo(-rx * 0.92, -inner + thick * 0.2);
  surface.quadraticCurveTo(0, -(inner + outer) / 2 - arch, rx * 1.02, -outer + thick * 0.55);
  surface.quadraticCurveTo(
    0,
    -(inner + outer) / 2 - arch + thick * 1.5,
    -rx * 0.86,
    -inner + thick * 1.15,
  );
  surface.quadraticCurveTo(-rx * 1.12, -inner + thick * 0.7, -rx * 0.92, -inner + thick * 0.2);
  surface.closePath();
  surface.fillStyle = color ?? browColor(figure);
  surface.fill();
  surface.restore();
}

function browColor({ ink, tones, build, colors }: Figure): string {
  if (build.eye.kind === "screen") return colors.eyes;
  if (ink.style.shading === "glow") return tones.hair.rim;
  return mix(tones.hair.deep, "#1c0d18", 0.35);
}

/** Blush on both cheeks; it spreads in anger. */
export function drawCheek(figure: Figure, x: number, y: number, size: number): void {
  const { ink, pose } = figure;
  const amount = pose.face.blush;
  const color = mix(figure.skin.base, "#ff3d63", 0.72);
  if (amount < 0.03) return;
  const { surface } = ink;
  surface.beginPath();
  surface.ellipse(x, y, size, size * 0.62, 0, 0, Math.PI * 2);
  surface.fillStyle = withAlpha(color, 0.16 + amount * 0.42);
  surface.fill();
  if (amount < 0.75) return;
  surface.strokeStyle = withAlpha("#e0304f", 0.55);
  surface.lineWidth = 1.6;
  surface.beginPath();
  for (const step of [-0.45, 0, 0.45]) {
    surface.moveTo(x + step * size + size * 0.12, y - size * 0.26);
    surface.lineTo(x + step * size - size * 0.12, y + size * 0.26);
  }
  surface.stroke();
}
