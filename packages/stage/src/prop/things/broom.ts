import { mix, withAlpha } from "#paint/mix.ts";
import type { Easel } from "#prop/easel.ts";

/** Twigs bound to a stick, leaning slightly on its bristles. */
export function paintBroom(easel: Easel): void {
  const twigs = easel.own("#c9a15a");
  const stick = "#8a5c38";
  easel.shadow(24);
  easel.surface.save();
  easel.surface.rotate(0.1 + Math.sin(easel.t * 1.2 + easel.phase) * 0.015);
  easel.form({ x: -4, y: -158, width: 8, height: 112 }, stick, (path) => {
    path.moveTo(-4, -48);
    path.quadraticCurveTo(-7, -104, -3, -154);
    path.quadraticCurveTo(0, -160, 4, -154);
    path.quadraticCurveTo(1, -104, 4, -48);
    path.closePath();
  });
  easel.form({ x: -25, y: -58, width: 50, height: 60 }, twigs, (path) => {
    path.moveTo(-6, -58);
    path.quadraticCurveTo(-22, -38, -25, -4);
    for (const [x, y] of [
      [-17, 2],
      [-9, -3],
      [0, 3],
      [9, -3],
      [17, 2],
      [25, -4],
    ] as const)
      path.lineTo(x, y);
    path.quadraticCurveTo(22, -38, 6, -58);
    path.closePath();
  });
  easel.line(withAlpha(easel.tone(mix(twigs, "#3a2414", 0.55)), 0.7), 1.8, (path) => {
    for (const x of [-15, -8, 0, 8, 15]) {
      path.moveTo(x * 0.34, -42);
      path.quadraticCurveTo(x * 0.8, -26, x, -5);
    }
  });
  easel.line(easel.tone("#a83f4b"), 5, (path) => {
    path.moveTo(-10, -49);
    path.quadraticCurveTo(0, -45, 10, -49);
  });
  easel.surface.restore();
}
