import type { Random } from "@goldmane/std/seeded-random";
import { paintForm } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { paintRoofTiles } from "./roof-tiles.ts";
import { paintOpenings } from "./house-openings.ts";

export type HousePlan = {
  /** Middle of its foot. */
  x: number;
  y: number;
  width: number;
  distance: number;
  random: Random;
};

/** A cottage: walls, an overhanging tiled roof, chimney, door and windows. */
export function paintHouse(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, distance, random }: HousePlan,
): void {
  const storeys = random() < 0.4 ? 2 : 1;
  const wallHeight = width * (storeys === 2 ? 0.72 : 0.44);
  const roofHeight = width * (0.4 + random() * 0.2);
  const top = y - wallHeight;
  const eave = width * 0.1;
  const contrast = 1 - distance;
  const wall = mix(kit.local.wall, kit.local.wallOther, random() * 0.7);
  const roof = mix(kit.local.roof, kit.local.roofOther, random() < 0.6 ? random() * 0.3 : 0.75);
  const flat = kit.style.genre === "sci-fi";
  const left = x - width / 2;

  const chimneyX = x + (random() < 0.5 ? -1 : 1) * width * 0.24;
  if (!flat)
    paintForm(
      surface,
      kit.brush,
      {
        box: {
          x: chimneyX - width * 0.05,
          y: top - roofHeight,
          width: width * 0.1,
          height: roofHeight,
        },
        color: kit.tone(kit.local.wallOther, -0.2, distance),
        contrast,
      },
      (path) =>
        path.rect(chimneyX - width * 0.05, top - roofHeight * 0.98, width * 0.11, roofHeight * 0.7),
    );
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: left, y: top, width, height: wallHeight },
      color: kit.tone(wall, 0.05, distance),
      contrast,
    },
    (path) =>
      addRoundRect(
        path,
        left,
        top - 2,
        width,
        wallHeight + 4,
        kit.style.shading === "flat" ? 8 : 1,
      ),
  );
  fillPath(surface, withAlpha(kit.tone(kit.light.shadow, 0, distance), 0.28 * contrast), (path) =>
    path.rect(left, top, width, width * 0.07),
  );
  if (kit.style.genre === "fantasy" || kit.style.genre === "adventure")
    strokePath(
      surface,
      withAlpha(kit.tone(kit.local.wood, -0.3, distance), 0.8),
      width * 0.028,
      (path) => {
        for (const at of [0.02, 0.34, 0.66, 0.98]) {
          path.moveTo(left + width * at, top);
          path.lineTo(left + width * at, y);
        }
        path.moveTo(left, top + wallHeight * 0.5);
        path.lineTo(left + width, top + wallHeight * 0.5);
      },
    );

  const apex = flat ? top - roofHeight * 0.3 : top - roofHeight;
  const half = flat ? width * 0.42 : width * (random() < 0.5 ? 0.02 : 0.2);
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: left - eave, y: apex, width: width + eave * 2, height: top - apex },
      color: kit.tone(roof, 0, distance),
      contrast,
    },
    (path) => {
      path.moveTo(left - eave, top + 3);
      path.quadraticCurveTo(x - width * 0.3, top - (top - apex) * 0.4, x - half, apex);
      path.lineTo(x + half, apex);
      path.quadraticCurveTo(
        x + width * 0.3,
        top - (top - apex) * 0.4,
        left + width + eave,
        top + 3,
      );
      path.closePath();
    },
  );
  if (!flat && width > 60)
    paintRoofTiles(surface, kit, {
      x,
      apex,
      top,
      half,
      reach: width / 2 + eave,
      color: roof,
      distance,
      random,
    });
  paintOpenings(surface, kit, { x, y, width, distance, random, top, storeys, wallHeight });
}
