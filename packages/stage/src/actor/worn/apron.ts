import { line, paint, tint } from "#actor/ink/paint.ts";
import { blob, roundedBox } from "#actor/ink/shapes.ts";
import { bellyShift } from "#actor/part/torso.ts";
import type { Figure } from "#actor/figure/figure.ts";

export function drawApron(figure: Figure): void {
  const { ink, build, tones } = figure;
  const { torso: t, belly, shoulder } = build;
  const x = bellyShift(figure);
  line(ink, tones.outfit.line, 3.4, (s) => {
    s.moveTo(-belly * 0.96, -t * 0.36);
    s.quadraticCurveTo(0, -t * 0.3, belly * 0.96, -t * 0.36);
    s.moveTo(x - shoulder * 0.46, -t * 0.82);
    s.lineTo(-shoulder * 0.4, -t);
    s.moveTo(x + shoulder * 0.46, -t * 0.82);
    s.lineTo(shoulder * 0.5, -t);
  });
  paint(ink, tones.outfit, { x, y: -t * 0.35, r: t * 0.5 }, (s) =>
    blob(
      s,
      [
        -0.5, -0.84, 0.5, -0.84, 0.62, -0.42, 0.84, 0.02, 0.5, 0.16, -0.5, 0.16, -0.8, 0.02, -0.62,
        -0.42,
      ],
      {
        x: x * 0.7,
        y: 0,
        w: belly * 0.9,
        h: t,
      },
    ),
  );
  tint(ink, tones.accent, (s) =>
    roundedBox(s, { x: x * 0.9, y: -t * 0.16, w: belly * 0.32, h: t * 0.13 }, 6),
  );
}
