import { mark, paint, type ShadingExtent } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import type { Surface } from "#surface.ts";
import type { Figure, Material } from "#actor/figure/figure.ts";
import { drawPattern } from "./pattern.ts";

/** The body's outline from the neck to below the hips, origin at the hips. */
export function layTorso(surface: Surface, { build }: Figure): void {
  const { torso: t, shoulder, belly, hip } = build;
  blob(
    surface,
    [
      0,
      -t - 3,
      shoulder * 0.62,
      -t,
      shoulder,
      -t * 0.8,
      belly,
      -t * 0.3,
      hip * 0.86,
      t * 0.08,
      0,
      t * 0.17,
      -hip * 0.86,
      t * 0.08,
      -belly,
      -t * 0.3,
      -shoulder,
      -t * 0.8,
      -shoulder * 0.62,
      -t,
    ],
    { x: 0, y: 0, w: 1, h: 1 },
  );
}

/** Shift of the body's front with its turn, in stage units. */
export function bellyShift({ build, turned }: Figure): number {
  return build.belly * 0.3 * turned;
}

/** The plain body with its pattern; `belly` adds a paler front. */
export function drawTorso(figure: Figure, material: Material, belly?: Material): void {
  const { ink, build, tones } = figure;
  const { torso: t } = build;
  const tone = tones[material];
  const reach: ShadingExtent = {
    x: 0,
    y: -t * 0.4,
    r: Math.max(build.belly, t * 0.6),
    form: "ball",
  };
  paint(ink, tone, reach, (s) => layTorso(s, figure));
  if (figure.look.pattern && figure.look.pattern !== "plain") {
    ink.surface.save();
    ink.surface.beginPath();
    layTorso(ink.surface, figure);
    ink.surface.clip();
    drawPattern(figure, tone, { x: 0, y: -t * 0.42, w: build.belly, h: t * 0.62 });
    ink.surface.restore();
  }
  if (!belly) return;
  mark(ink, tones[belly].base, (s) =>
    ellipse(s, { x: bellyShift(figure), y: -t * 0.34, w: build.belly * 0.6, h: t * 0.43 }),
  );
}
