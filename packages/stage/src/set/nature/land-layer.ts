import type { Box } from "#paint/bake.ts";
import type { Surface } from "#surface.ts";
import { sheet, sheetLeft, sheetRight, type Layer } from "#set/layer.ts";
import type { Kit } from "#set/kit.ts";
import { floorBottom, floorFoot, paintFloor, paintFloorMarks, type Floor } from "./floor.ts";
import { landFoot, paintLand, type Land } from "./ground.ts";

type Parts = {
  depth: number;
  /** Stage units above the ridge for what stands on it. */
  room: number;
  /** Painted before the land, so that its foot is hidden by it. */
  behind?(surface: Surface): void;
  on?(surface: Surface): void;
  animate?(surface: Surface, t: number, seen: Box): void;
};

/** A rise of land as a sheet of its own, with what grows and stands on it. */
export function landLayer(kit: Kit, land: Land, { depth, room, behind, on, animate }: Parts): Layer {
  let crown = Infinity;
  for (let x = sheetLeft; x <= sheetRight; x += 16) crown = Math.min(crown, land.ridge(x));
  return {
    depth,
    box: sheet(Math.max(-20, crown - room), land.bottom),
    below: landFoot(kit, land),
    paint(surface) {
      behind?.(surface);
      paintLand(surface, kit, land);
      on?.(surface);
    },
    ...(animate ? { animate } : {}),
  };
}

/** The stage's own ground, with its marks; `on` adds what lies on it. */
export function floorLayer(
  kit: Kit,
  floor: Floor,
  {
    room = 20,
    marks,
    on,
    animate,
  }: {
    room?: number;
    marks?: { count?: number; spread?: number; alpha?: number };
    on?(surface: Surface): void;
    animate?(surface: Surface, t: number, seen: Box): void;
  },
): Layer {
  let back = Infinity;
  for (let x = sheetLeft; x <= sheetRight; x += 16) back = Math.min(back, floor.ridge(x));
  return {
    depth: 1,
    box: sheet(back - room, floorBottom),
    below: floorFoot(kit, floor.color),
    paint(surface) {
      paintFloor(surface, kit, floor);
      paintFloorMarks(surface, kit, floor, marks);
      on?.(surface);
    },
    ...(animate ? { animate } : {}),
  };
}
