import type { Random } from "@goldmane/std/seeded-random";
import { fillPath } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type PalmPlan = {
  x: number;
  y: number;
  height: number;
  distance: number;
  lean: number;
  random: Random;
};

/** A leaning palm with fronds that arch from one point. */
export function paintPalm(
  surface: Surface,
  kit: BackdropContext,
  { x, y, height, distance, lean, random }: PalmPlan,
): void {
  const top = { x: x + lean * height, y: y - height };
  const half = height * 0.026;
  const wood = kit.tone(kit.local.trunk, 0, distance);
  const trunk = (path: Surface) => {
    path.moveTo(x - half * 1.7, y);
    path.quadraticCurveTo(
      x + lean * height * 0.2 - half,
      y - height * 0.5,
      top.x - half * 0.6,
      top.y,
    );
    path.lineTo(top.x + half * 0.6, top.y);
    path.quadraticCurveTo(x + lean * height * 0.2 + half, y - height * 0.5, x + half * 1.7, y);
    path.closePath();
  };
  if (kit.style.shading === "paper") castShadow(surface, kit.brush, trunk, 5);
  fillPath(surface, wood, trunk);
  for (const [row, lit] of [-0.6, 0.05, 0.6].entries()) {
    const fronds = (path: Surface) => {
      for (let frond = 0; frond < 5; frond += 1) {
        const angle = -Math.PI * (0.06 + (frond + row * 0.33) * 0.185) + (random() - 0.5) * 0.1;
        addFrond(path, top, { angle, length: height * (0.42 + random() * 0.12) });
      }
    };
    fillPath(
      surface,
      kit.tone(row === 0 ? kit.local.leafDeep : kit.local.leaf, lit, distance),
      fronds,
    );
  }
  fillPath(surface, kit.tone(kit.local.wood, -0.2, distance), (path) => {
    for (const side of [-1, 0.2, 1])
      path.ellipse(
        top.x + side * half * 1.6,
        top.y + half * 1.6,
        half * 1.3,
        half * 1.5,
        0,
        0,
        6.3,
      );
  });
}

function addFrond(
  path: Surface,
  top: { x: number; y: number },
  { angle, length }: { angle: number; length: number },
): void {
  const out = { x: Math.cos(angle), y: Math.sin(angle) };
  const tip = { x: top.x + out.x * length, y: top.y + out.y * length * 0.5 + length * 0.36 };
  const rise = {
    x: top.x + out.x * length * 0.52,
    y: top.y + out.y * length * 0.62 - length * 0.1,
  };
  path.moveTo(top.x, top.y);
  path.quadraticCurveTo(rise.x, rise.y, tip.x, tip.y);
  for (let notch = 5; notch >= 1; notch -= 1) {
    const along = notch / 6;
    const px = top.x + (tip.x - top.x) * along;
    const py = top.y + (tip.y - top.y) * along - Math.sin(along * Math.PI) * length * 0.14;
    path.lineTo(px - out.x * 4, py + length * (0.1 + 0.05 * Math.sin(along * Math.PI)));
    path.lineTo(px, py + length * 0.045);
  }
  path.closePath();
}
