import type { Random } from "@goldmane/std/seeded-random";
import { falling } from "#paint/gradient.ts";
import { addCircle, fillPath } from "#paint/path.ts";
import { mix } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import type { Ridge } from "#set/nature/land/ridge.ts";

export type TreeLinePlan = {
  ridge: Ridge;
  height: number;
  /** Share of the line that is wooded, 0..1. */
  density: number;
  distance: number;
  kind: "firs" | "leafy";
  color: string;
  random: Random;
};

/** A distant wood: a hundred trees in one fill, with haze at their feet. */
export function paintTreeLine(surface: Surface, kit: BackdropContext, plan: TreeLinePlan): void {
  const { ridge, height, density, distance, kind, color, random } = plan;
  const round = kit.style.shading === "flat" || kind === "leafy";
  const step = height * (round ? 0.5 : 0.34);
  const places: { x: number; y: number; tall: number }[] = [];
  let grove = random();
  for (let x = sheetLeft; x < sheetRight; x += step * (0.6 + random() * 0.8)) {
    if (random() < 0.14) grove = random();
    if (grove > density) continue;
    places.push({ x, y: ridge(x), tall: height * (0.55 + random() * 0.55) });
  }
  if (places.length === 0) return;
  const top = Math.min(...places.map((place) => place.y - place.tall));
  const low = Math.max(...places.map((place) => place.y)) + 8;
  const dark = kit.tone(color, -0.5, distance);
  const pale = mix(kit.tone(color, -0.1, distance), kit.light.far, 0.4);
  fillPath(
    surface,
    falling(surface, top, low, [
      [0, mix(dark, kit.tone(color, 0.4, distance), 0.4)],
      [0.4, dark],
      [1, pale],
    ]),
    (path) => {
      for (const { x, y, tall } of places) {
        if (round) {
          addCircle(path, x, y - tall * 0.45, tall * 0.36);
          addCircle(path, x + tall * 0.2, y - tall * 0.25, tall * 0.3);
          path.rect(x - tall * 0.3, y - tall * 0.3, tall * 0.6, tall * 0.3 + 8);
        } else {
          path.moveTo(x, y - tall);
          for (let tier = 1; tier <= 3; tier += 1) {
            const half = tall * 0.075 * (tier + 0.6);
            path.lineTo(x + half, y - tall + tall * 0.3 * tier);
            path.lineTo(x + half * 0.6, y - tall + tall * 0.3 * tier - 1);
          }
          path.lineTo(x + tall * 0.1, y + 8);
          path.lineTo(x - tall * 0.1, y + 8);
          for (let tier = 3; tier >= 1; tier -= 1) {
            const half = tall * 0.075 * (tier + 0.6);
            path.lineTo(x - half * 0.6, y - tall + tall * 0.3 * tier - 1);
            path.lineTo(x - half, y - tall + tall * 0.3 * tier);
          }
          path.closePath();
        }
      }
    },
  );
}
