import { paintHouse } from "./house.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Land } from "#set/nature/land/ground.ts";
import type { Surface } from "#surface.ts";

type Hamlet = { clear: number; count: number; width: number; sink: number };

/** Cottages along a stretch of land; `clear` leaves a gap. */
export function paintHamlet(
  surface: Surface,
  kit: BackdropContext,
  { ridge, distance, name }: Land,
  { clear, count, width, sink }: Hamlet,
): void {
  const random = kit.random(`hamlet ${name}`);
  const step = 1340 / count;
  for (let house = 0; house < count; house += 1) {
    const x = -20 + (house + 0.2 + random() * 0.6) * step;
    const wide = width * (0.8 + random() * 0.45);
    if (Math.abs(x - clear) < width * 1.5) continue;
    paintHouse(surface, kit, {
      x,
      y: ridge(x) + sink + random() * 8,
      width: wide,
      distance,
      random,
    });
  }
}
