import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetWidth } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { traceLand } from "./ground.ts";
import type { Ridge } from "./ridge.ts";

/** y where the cast stands, and y where the stage layer ends. */
export const groundY = 622;
export const floorBottom = 736;

export type Floor = { ridge: Ridge; color: string };

export function floorFoot(kit: BackdropContext, color: string): string {
  return mix(kit.tone(color, -0.62), kit.light.shadow, 0.3);
}

/** The stage floor: calm and lit where the cast stands, darker towards the viewer. */
export function paintFloor(surface: Surface, kit: BackdropContext, { ridge, color }: Floor): void {
  const trace = traceLand({ ridge, bottom: floorBottom + 60 });
  const back = ridge(640);
  const body = kit.tone(color, 0.22);
  const flat = kit.style.shading === "flat" || kit.style.shading === "paper";
  if (kit.style.shading === "paper")
    for (const lift of [9, 6, 3])
      fillPath(
        surface,
        withAlpha(kit.light.shadow, 0.09),
        traceLand({ ridge, bottom: floorBottom }, lift),
      );
  fillPath(
    surface,
    falling(surface, back, floorBottom, [
      [0, kit.tone(color, 0.62)],
      [0.2, body],
      [0.58, flat ? mix(body, kit.tone(color, 0), 0.5) : kit.tone(color, 0.02)],
      [1, floorFoot(kit, color)],
    ]),
    trace,
  );
  surface.save();
  surface.beginPath();
  trace(surface);
  surface.clip();
  const { key, keyAt, darkness } = kit.light;
  const towards = Math.sign(keyAt.x - 640) * 70;
  const strength = 0.62 + darkness * 0.1;
  paintGlow(
    surface,
    { x: 640 + towards, y: groundY - 26, radius: 640, squash: 0.17 },
    key,
    strength,
  );
  paintGlow(surface, { x: 640, y: groundY - 4, radius: 420, squash: 0.14 }, key, strength * 0.6);
  for (const x of [sheetLeft, sheetLeft + sheetWidth])
    paintGlow(surface, { x, y: floorBottom, radius: 560, squash: 0.42 }, kit.light.shadow, 0.8);
  surface.restore();
}

/** Flat brush marks in perspective: finer and closer together in the distance. */
export function paintFloorMarks(
  surface: Surface,
  kit: BackdropContext,
  { ridge, color }: Floor,
  { count = 90, spread = 1, alpha = 0.16 } = {},
): void {
  const random = kit.random("floor marks");
  for (const lit of [0.9, -0.75])
    fillPath(surface, withAlpha(kit.tone(color, lit), alpha), (path) => {
      for (let index = 0; index < count; index += 1) {
        const x = sheetLeft + random() * sheetWidth;
        const back = ridge(x) + 6;
        const depth = random() ** 1.4;
        const y = back + depth * (floorBottom - back);
        const size = (0.25 + depth) * spread;
        addEllipse(path, x, y, (14 + random() * 46) * size, (1.2 + random() * 2.6) * size);
      }
    });
}
