import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { paintBroadleaf } from "./broadleaf.ts";
import { paintBush } from "./bush.ts";
import { paintConifer } from "./conifer.ts";
import type { Ridge } from "#set/nature/land/ridge.ts";

/** Trees and bushes at the left and right edges; the middle stays free. */
export function paintSideTrees(
  surface: Surface,
  kit: BackdropContext,
  ridge: Ridge,
  { kind = "leafy", tall = 1 }: { kind?: "leafy" | "firs"; tall?: number } = {},
): void {
  const random = kit.random("sides");
  const big = random() < 0.5 ? 40 : 1230;
  const firs = kind === "firs";
  for (const x of [-6, 92, 200, 1080, 1186, 1290]) {
    const at = x + (random() - 0.5) * 40;
    const color = firs ? kit.local.needle : kit.local.leafDeep;
    const plan = { x: at, y: ridge(at) + 16, distance: 0.05, color, random };
    const paintTree = firs ? paintConifer : paintBroadleaf;
    const height = (Math.abs(at - big) < 60 ? 250 : 150 + random() * 60) * tall;
    if (height > 240 * tall || random() < (firs ? 0.75 : 0.3))
      paintTree(surface, kit, { ...plan, height });
    else
      paintBush(surface, kit, {
        ...plan,
        color: kit.local.leafDeep,
        width: 90 + random() * 60,
      });
  }
}
