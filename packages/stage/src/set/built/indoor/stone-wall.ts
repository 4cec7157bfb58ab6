import { falling } from "#paint/gradient.ts";
import { castShadow } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import type { Random } from "@goldmane/std/seeded-random";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type WallPlan = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of one course of stones. */
  course: number;
  distance: number;
  color: string;
  random: Random;
  battlements?: boolean;
};

/** A wall of dressed stones with varied lightness. */
export function paintStoneWall(surface: Surface, kit: BackdropContext, plan: WallPlan): void {
  const { left, right, top, bottom, course, distance, color, battlements } = plan;
  const merlon = course * 1.5;
  const trace = (path: Surface) => {
    path.rect(left, top, right - left, bottom - top);
    if (!battlements) return;
    for (let x = left; x < right; x += merlon * 2)
      path.rect(x, top - merlon, Math.min(merlon, right - x), merlon + 1);
  };
  if (kit.style.shading === "paper") castShadow(surface, kit.brush, trace, 8 * (1 - distance));
  fillPath(
    surface,
    falling(surface, top - merlon, bottom, [
      [0, kit.tone(color, 0.4, distance)],
      [0.4, kit.tone(color, 0, distance)],
      [1, mix(kit.tone(color, -0.35, distance), kit.light.far, distance * 0.4)],
    ]),
    trace,
  );
  paintStones(surface, kit, plan);
  if (!battlements) return;
  surface.fillStyle = withAlpha(kit.tone(color, 0.9, distance), 0.75);
  for (let x = left; x < right; x += merlon * 2)
    surface.fillRect(x, top - merlon, Math.min(merlon, right - x), course * 0.14);
  surface.fillStyle = withAlpha(kit.light.shadow, 0.22 * (1 - distance));
  surface.fillRect(left, top + course * 0.8, right - left, course * 0.3);
}

function paintStones(
  surface: Surface,
  kit: BackdropContext,
  { left, right, top, bottom, course, distance, color, random }: WallPlan,
): void {
  const plain = kit.style.shading === "flat" || kit.style.shading === "paper";
  for (const [lit, share] of [
    [0.7, 0.14],
    [-0.7, 0.16],
    [-0.3, 0.2],
  ] as const)
    fillPath(surface, withAlpha(kit.tone(color, lit, distance), plain ? 0.2 : 0.26), (path) => {
      for (let row = 0; top + row * course < bottom; row += 1) {
        const y = top + row * course;
        const height = Math.min(course, bottom - y) - course * 0.09;
        let x = left - random() * course;
        while (x < right) {
          const width = course * (1.3 + random() * 1.1);
          const from = Math.max(left, x);
          const to = Math.min(right, x + width - course * 0.09);
          if (random() < share && to - from > course * 0.4 && height > 0)
            path.rect(from, y, to - from, height);
          x += width;
        }
      }
    });
}
