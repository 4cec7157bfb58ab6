import type { Random } from "@goldmane/std/seeded-random";
import { fillPath } from "#paint/path.ts";
import type { Kit } from "#set/kit.ts";
import type { Surface } from "#surface.ts";

export type FernPlan = {
  x: number;
  y: number;
  size: number;
  distance: number;
  color: string;
  random: Random;
};

/** Feathered fronds that arch out from one root. */
export function paintFern(surface: Surface, kit: Kit, plan: FernPlan): void {
  const { x, y, size, distance, color, random } = plan;
  for (const [row, lit] of [-0.5, 0.1, 0.6].entries())
    fillPath(surface, kit.tone(color, lit, distance), (path) => {
      for (let frond = 0; frond < 4; frond += 1) {
        const lean = ((frond + 0.5) / 4 - 0.5) * 2.3 + (random() - 0.5) * 0.4;
        addFrond(path, { x, y, length: size * (1 - row * 0.14) * (0.75 + random() * 0.4), lean });
      }
    });
}

function addFrond(
  path: Surface,
  { x, y, length, lean }: { x: number; y: number; length: number; lean: number },
): void {
  const spine = Array.from({ length: 9 }, (_, index) => {
    const along = index / 8;
    return {
      x: x + lean * length * 0.7 * along,
      y: y - length * Math.sin(along * (2.2 - Math.abs(lean) * 0.3)) * 0.85,
      half: length * 0.13 * Math.sin(Math.PI * Math.min(1, along * 0.85 + 0.12)),
    };
  });
  for (const [index, { x: at, y: height }] of spine.entries())
    if (index === 0) path.moveTo(at, height);
    else path.lineTo(at, height - (index % 2) * length * 0.01);
  for (const { x: at, y: height, half } of spine.toReversed()) {
    path.lineTo(at + half * 0.3 + lean * 2, height + half);
    path.lineTo(at - lean * 1.5, height + half * 0.25);
  }
  path.closePath();
}
