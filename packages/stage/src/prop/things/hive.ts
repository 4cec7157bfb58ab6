import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, addRoundRect } from "#paint/path.ts";
import type { Easel } from "#prop/easel.ts";

/** Half width of each straw coil, from the foot to the top. */
const coils = [37, 40, 40, 37, 31, 22, 11] as const;
const coilHeight = 12;

/** A straw beehive with bees around it. */
export function paintHive(easel: Easel): void {
  const straw = easel.own("#e0a93a");
  easel.shadow(42);
  paintBees(easel, -1);
  for (const [index, half] of coils.entries()) {
    const y = -(index + 1) * coilHeight;
    const color = index % 2 === 0 ? straw : mix(straw, "#8a5a1e", 0.14);
    easel.form({ x: -half, y, width: half * 2, height: coilHeight + 3 }, color, (path) =>
      addRoundRect(path, -half, y, half * 2, coilHeight + 3, 7),
    );
  }
  easel.line(withAlpha(easel.tone(mix(straw, "#5a3812", 0.6)), 0.5), 1.6, (path) => {
    for (const [index, half] of coils.entries())
      for (let x = -half + 9 + (index % 2) * 6; x < half - 5; x += 13) {
        const y = -(index + 1) * coilHeight;
        path.moveTo(x, y + 3);
        path.lineTo(x + 4, y + coilHeight);
      }
  });
  easel.fill(easel.tone("#3a2414", -0.2), (path) => {
    path.moveTo(-11, 0);
    path.lineTo(-11, -9);
    path.bezierCurveTo(-11, -24, 11, -24, 11, -9);
    path.lineTo(11, 0);
    path.closePath();
  });
  paintBees(easel, 1);
}

/** The bees behind the hive (-1) or in front of it (1), each on its own loop. */
function paintBees(easel: Easel, side: 1 | -1): void {
  const { t, phase } = easel;
  for (let bee = 0; bee < 4; bee += 1) {
    const turn = t * (0.9 + bee * 0.17) + bee * 1.7 + phase;
    if (Math.sign(Math.sin(turn)) !== side) continue;
    const x = Math.cos(turn) * (48 + bee * 6);
    const y = -46 - bee * 11 + Math.sin(turn * 2.3 + bee) * 9;
    easel.fill(withAlpha("#ffffff", 0.66), (path) => {
      addEllipse(path, x - 2, y - 5, 3, 4.4, -0.5);
      addEllipse(path, x + 2, y - 5, 3, 4.4, 0.5);
    });
    easel.fill(easel.tone("#f5c233", 0.3), (path) => addEllipse(path, x, y, 6, 4.2));
    easel.line(easel.tone("#3a2414", -0.3), 1.8, (path) => {
      for (const stripe of [-1.8, 1.8]) {
        path.moveTo(x + stripe, y - 3.4);
        path.lineTo(x + stripe, y + 3.4);
      }
    });
  }
}
