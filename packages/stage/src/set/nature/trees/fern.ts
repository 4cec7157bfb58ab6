import type { Random } from "@goldmane/std/seeded-random";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type FernPlan = {
  x: number;
  y: number;
  size: number;
  distance: number;
  color: string;
  random: Random;
};

/** Fronds that arch out from one root; the front ones are lit. */
export function paintFern(surface: Surface, kit: BackdropContext, plan: FernPlan): void {
  const { x, y, size, distance, color, random } = plan;
  for (const [row, lit] of [-0.4, 0.1, 0.6].entries())
    fillPath(surface, kit.tone(color, lit, distance), (path) => {
      const fronds = row === 1 ? 4 : 3;
      for (let frond = 0; frond < fronds; frond += 1) {
        const lean = ((frond + 0.5) / fronds - 0.5) * 2.9 + (random() - 0.5) * 0.3;
        const length = size * (1 - row * 0.17) * (0.8 + random() * 0.35);
        addFrond(path, { x, y, length, lean });
      }
    });
}

type Frond = { x: number; y: number; length: number; lean: number };

/** Pairs of leaflets along an arching stalk, shorter towards its tip. */
function addFrond(path: Surface, { x, y, length, lean }: Frond): void {
  const pairs = length < 24 ? 5 : 9;
  const at = (along: number) => ({
    x: x + Math.sin(lean) * length * along,
    y: y - length * (along * Math.cos(lean * 0.55) - Math.abs(lean) * 0.42 * along * along),
  });
  for (let pair = 1; pair <= pairs; pair += 1) {
    const along = pair / pairs;
    const here = at(along);
    const before = at(along - 0.1);
    const angle = Math.atan2(here.y - before.y, here.x - before.x);
    const leaf = length * 0.15 * (0.2 + 0.8 * Math.sin(Math.PI * (0.08 + 0.86 * (1 - along))));
    for (const side of [-1, 1]) {
      const out = angle + side * 0.95;
      addEllipse(
        path,
        here.x + Math.cos(out) * leaf * 0.8,
        here.y + Math.sin(out) * leaf * 0.8,
        leaf,
        Math.max(0.7, length * 0.042),
        out,
      );
    }
    addEllipse(path, before.x, before.y, length * 0.07, Math.max(0.5, length * 0.014), angle);
  }
}
