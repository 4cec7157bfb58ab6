import type { Random } from "@goldmane/std/seeded-random";
import { withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type RoofPlan = {
  x: number;
  /** y of the ridge and of the eaves. */
  apex: number;
  top: number;
  /** Half width at the ridge and at the eaves. */
  half: number;
  reach: number;
  color: string;
  distance: number;
  random: Random;
};

/** Courses of round-ended tiles with varied lightness, without outlines. */
export function paintRoofTiles(surface: Surface, kit: BackdropContext, plan: RoofPlan): void {
  const { x, apex, top, half, reach, color, distance, random } = plan;
  const tile = Math.max(7, Math.min(20, reach * 0.13));
  const rows = Math.floor((top - apex) / (tile * 0.72));
  const flat = kit.style.shading === "flat" ? 0.6 : 1;
  const spanAt = (along: number) => half + (reach - half) * along ** 1.35;
  for (const [lit, share] of [
    [-0.75, 0.5],
    [0.5, 0.16],
    [-0.35, 0.3],
  ] as const)
    fillPath(surface, withAlpha(kit.tone(color, lit, distance), 0.2 * flat), (path) => {
      for (let row = 1; row <= rows; row += 1) {
        const y = apex + ((top - apex) * row) / (rows + 0.4);
        const span = spanAt(row / (rows + 0.4)) - tile * 0.7;
        for (let at = -span + (row % 2) * tile * 0.5; at < span - tile * 0.4; at += tile) {
          if (random() > share) continue;
          const left = x + at;
          path.moveTo(left, y - tile * 0.34);
          path.lineTo(left + tile * 0.92, y - tile * 0.34);
          path.quadraticCurveTo(
            left + tile * 0.92,
            y + tile * 0.3,
            left + tile * 0.46,
            y + tile * 0.3,
          );
          path.quadraticCurveTo(left, y + tile * 0.3, left, y - tile * 0.34);
        }
      }
    });
}
