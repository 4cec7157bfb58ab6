import { mark, paint } from "#actor/ink/paint.ts";
import type { Surface } from "#surface.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { drawPattern } from "#actor/part/pattern.ts";

type Cut = {
  /** Hem width relative to the hips, and how far down the legs it reaches (0..1). */
  flare: number;
  low: number;
};

/** A dress or robe from neck to shins that swings with a walk and settles over bent knees. */
export function drawGown(figure: Figure, cut: Cut): void {
  const { ink, build, tones, look } = figure;
  const path = (s: Surface) => layGown(s, figure, cut);
  paint(ink, tones.outfit, { x: 0, y: -build.torso * 0.1, r: build.torso * 0.9 }, path);
  const { surface } = ink;
  surface.save();
  surface.beginPath();
  path(surface);
  surface.clip();
  if (look.pattern && look.pattern !== "plain") {
    drawPattern(figure, tones.outfit, {
      x: 0,
      y: -build.torso * 0.1,
      w: build.hip * 1.1,
      h: build.torso * 0.8,
    });
  }
  const hem = hemY(figure, cut);
  mark(ink, tones.outfit.deep, (s) => {
    s.moveTo(-120, hem - 9);
    s.quadraticCurveTo(0, hem + 1, 120, hem - 9);
    s.lineTo(120, hem + 20);
    s.lineTo(-120, hem + 20);
    s.closePath();
  });
  surface.restore();
}

function hemY({ build, pose }: Figure, { low }: Cut): number {
  return build.leg * low * (1 - Math.min(1, pose.crouch) * 0.86);
}

function layGown(surface: Surface, figure: Figure, cut: Cut): void {
  const { build, pose, swing, turned, seed } = figure;
  const { torso: t, shoulder, hip } = build;
  const hem = hemY(figure, cut);
  const sway = -swing.x * 16 + Math.sin(pose.time * 1.6 + seed) * 1.2;
  const spread = hip * cut.flare * (1 + pose.crouch * 0.3);
  const fore = Math.max(pose.feet.near.x, pose.feet.far.x, 0) * 0.62 + pose.crouch * 26 * turned;
  const back = Math.min(pose.feet.near.x, pose.feet.far.x, 0) * 0.62;
  surface.moveTo(0, -t - 3);
  surface.bezierCurveTo(
    shoulder * 0.9,
    -t - 2,
    shoulder * 1.05,
    -t * 0.7,
    build.belly * 0.9,
    -t * 0.34,
  );
  surface.bezierCurveTo(
    hip,
    0,
    spread * 0.96 + sway * 0.4 + fore * 0.7,
    hem * 0.6,
    spread + sway + fore,
    hem - 3,
  );
  surface.quadraticCurveTo(sway * 0.5 + (fore + back) / 2, hem + 9, -spread + sway + back, hem - 3);
  surface.bezierCurveTo(
    -spread * 0.96 + sway * 0.4 + back * 0.7,
    hem * 0.6,
    -hip,
    0,
    -build.belly * 0.9,
    -t * 0.34,
  );
  surface.bezierCurveTo(-shoulder * 1.05, -t * 0.7, -shoulder * 0.9, -t - 2, 0, -t - 3);
  surface.closePath();
}
