import type { BackdropContext } from "#set/backdrop-context.ts";
import { type Floor } from "./floor.ts";
import { paintRock } from "./rock.ts";
import type { Surface } from "#surface.ts";

/** Boulders at the sides of the stage. */
export function paintBoulders(
  surface: Surface,
  kit: BackdropContext,
  { ridge }: Floor,
  color: string,
): void {
  const random = kit.random("boulders");
  for (const x of [40, 130, 236, 1040, 1150, 1246]) {
    if (random() < 0.25) continue;
    const at = x + (random() - 0.5) * 60;
    const width = 36 + random() * 62;
    const y = ridge(at) + 10 + random() * 30;
    paintRock(surface, kit, {
      x: at,
      y,
      width,
      height: width * (0.5 + random() * 0.3),
      distance: 0.02,
      color,
      random,
    });
  }
}
