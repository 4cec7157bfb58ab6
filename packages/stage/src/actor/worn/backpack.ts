import { line, paint, tint } from "#actor/ink/paint.ts";
import { roundedBox } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";

export function drawBackpack({ ink, build, tones, turned, swing }: Figure): void {
  const w = Math.max(build.shoulder * 1.1, build.belly * 0.8);
  const h = build.torso * 0.5;
  const x = -(build.belly * 0.95 + 8) * turned;
  const y = -build.torso * 0.56 - swing.y * 10;
  paint(ink, tones.outfit, { x, y, r: h }, (s) => roundedBox(s, { x, y, w, h }, w * 0.5));
  tint(ink, tones.accent, (s) =>
    roundedBox(s, { x: x - w * 0.3, y: y + h * 0.35, w: w * 0.62, h: h * 0.36 }, 7),
  );
}

export function drawStraps({ ink, build, tones, turned }: Figure): void {
  const { torso, shoulder } = build;
  line(ink, tones.outfit.deep, 7, (s) => {
    for (const side of [-1, 1]) {
      const x = side * shoulder * 0.62 + turned * shoulder * 0.16;
      s.moveTo(x, -torso * 0.97);
      s.quadraticCurveTo(x + side * 7, -torso * 0.66, x + side * shoulder * 0.3, -torso * 0.4);
    }
  });
}
