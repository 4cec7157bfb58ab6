import { turnHue } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { paintCrystals } from "./crystal.ts";
import { type Floor } from "#set/nature/land/floor.ts";
import { paintMushrooms } from "#set/nature/trees/mushroom.ts";
import { paintRock } from "#set/nature/land/rock.ts";
import type { Surface } from "#surface.ts";

/** Crystals at given places, each with a slightly different hue. */
export function paintGems(
  surface: Surface,
  kit: BackdropContext,
  { gem, at, y, size }: { gem: string; at: readonly number[]; y: number; size: number },
): void {
  const random = kit.random(`gems ${size}`);
  for (const x of at)
    paintCrystals(surface, kit, {
      x: x + (random() - 0.5) * 40,
      y,
      height: size * (0.8 + random() * 0.5),
      color: turnHue(gem, (random() - 0.5) * 50),
      distance: 0.2,
      random,
    });
}

/** Crystals, mushrooms and rocks at the sides of the stage. */
export function paintCaveSides(
  surface: Surface,
  kit: BackdropContext,
  { floor, gem, rock }: { floor: Floor; gem: string; rock: string },
): void {
  const random = kit.random("cave sides");
  for (const x of [40, 140, 232, 1048, 1140, 1240]) {
    const at = x + (random() - 0.5) * 50;
    const y = floor.ridge(at) + 12 + random() * 26;
    const choice = random();
    const width = 50 + random() * 70;
    if (choice < 0.36)
      paintCrystals(surface, kit, {
        x: at,
        y,
        height: 50 + random() * 44,
        color: turnHue(gem, (random() - 0.5) * 60),
        distance: 0,
        random,
      });
    else if (choice < 0.6)
      paintMushrooms(surface, kit, {
        x: at,
        y,
        height: 32 + random() * 20,
        color: turnHue(gem, 120),
        random,
      });
    else
      paintRock(surface, kit, {
        x: at,
        y,
        width,
        height: width * 0.6,
        distance: 0.02,
        color: rock,
        random,
      });
  }
}
