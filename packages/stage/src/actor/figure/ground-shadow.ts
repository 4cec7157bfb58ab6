import { withAlpha } from "#paint/mix.ts";
import type { Figure } from "./figure.ts";

/** The contact shadow: it fades and shrinks as the body rises, and leans away from the light. */
export function drawGroundShadow(figure: Figure, lift: number): void {
  const { ink, build, pose } = figure;
  const { surface } = ink;
  const near = 1 / (1 + Math.max(0, lift) / 110);
  const half =
    (Math.max(build.belly, build.hip) + build.foot.length * 0.45 + pose.crouch * 14) *
    (0.45 + 0.55 * near);
  const x = -ink.lx * (6 + lift * 0.1) + pose.crouch * 8;
  const opacity = (ink.style.shading === "glow" ? 0.55 : 0.36) * (0.25 + 0.75 * near);
  const steps =
    ink.style.shading === "cel" || ink.style.shading === "flat" || ink.style.shading === "paper"
      ? 1
      : 3;
  for (let n = 0; n < steps; n += 1) {
    const grow = 1 + (n - (steps - 1) / 2) * 0.16;
    surface.beginPath();
    surface.ellipse(x, 1, half * grow, half * 0.19 * grow, 0, 0, Math.PI * 2);
    surface.fillStyle = withAlpha(ink.light.shadow, opacity / (steps === 1 ? 1 : 2.1));
    surface.fill();
  }
}
