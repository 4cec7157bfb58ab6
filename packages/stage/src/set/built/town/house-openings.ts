import { paintForm } from "#paint/form.ts";
import { addPolygon } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import type { HousePlan } from "./house.ts";
import { isLampTime, paintWindow } from "./lit-window.ts";

export type HouseFront = HousePlan & { top: number; storeys: number; wallHeight: number };

/** Door and windows, lit after dark. */
export function paintOpenings(surface: Surface, kit: BackdropContext, front: HouseFront): void {
  const { x, y, width, distance, random, top, storeys, wallHeight } = front;
  const size = width * 0.15;
  const doorAt = random() < 0.5 ? -0.24 : 0.24;
  const doorHeight = Math.min(wallHeight * 0.8, width * 0.32);
  const doorX = x + doorAt * width;
  const lamps = isLampTime(kit);
  const plate = (at: number, atY: number) =>
    paintWindow(surface, kit, {
      x: at,
      y: atY,
      width: size,
      height: size * 1.15,
      distance,
      lit: lamps && random() < 0.85,
    });
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: doorX - size * 0.6, y: y - doorHeight, width: size * 1.2, height: doorHeight },
      color: kit.tone(kit.local.wood, -0.15, distance),
      contrast: 1 - distance,
    },
    (path) =>
      addPolygon(path, [
        { x: doorX - size * 0.56, y: y + 2 },
        { x: doorX - size * 0.56, y: y - doorHeight * 0.8 },
        { x: doorX - size * 0.26, y: y - doorHeight },
        { x: doorX + size * 0.26, y: y - doorHeight },
        { x: doorX + size * 0.56, y: y - doorHeight * 0.8 },
        { x: doorX + size * 0.56, y: y + 2 },
      ]),
  );
  const lowY = y - Math.min(wallHeight * 0.55, width * 0.24);
  plate(x - doorAt * width * 0.9, lowY);
  if (storeys === 2) for (const at of [-0.26, 0, 0.26]) plate(x + at * width, top + width * 0.2);
}
