import type { Box } from "#paint/bake.ts";
import type { Surface } from "#surface.ts";
import { sheet, sheetLeft, sheetRight, type Layer } from "#set/layer.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { floorBottom, floorFoot, paintFloor, paintFloorMarks, type Floor } from "./floor.ts";
import { landFoot, paintLand, type Land } from "./ground.ts";
import type { Ridge } from "./ridge.ts";

type Parts = {
  depth: number;
  /** Height above the ridge for things that stand on it, in stage units. */
  room: number;
  /** Painted before the land, which hides its foot. */
  behind?: (surface: Surface) => void;
  on?: (surface: Surface) => void;
  animate?: (surface: Surface, t: number, seen: Box) => void;
};

/** A hill as a layer of its own, with the plants and buildings on it. */
export function landLayer(
  kit: BackdropContext,
  land: Land,
  { depth, room, behind, on, animate }: Parts,
): Layer {
  const { crown, low } = extentOf(land.ridge);
  return {
    depth,
    box: sheet(Math.max(-20, crown - room), land.bottom),
    below: landFoot(kit, land),
    solidFrom: low + 2,
    paint(surface) {
      behind?.(surface);
      paintLand(surface, kit, land);
      on?.(surface);
    },
    ...(animate ? { animate } : {}),
  };
}

/** The stage floor with its marks; `on` adds things that lie on it. */
export function floorLayer(
  kit: BackdropContext,
  floor: Floor,
  {
    room = 20,
    marks,
    on,
    animate,
  }: {
    room?: number;
    marks?: { count?: number; spread?: number; alpha?: number };
    on?: (surface: Surface) => void;
    animate?: (surface: Surface, t: number, seen: Box) => void;
  },
): Layer {
  const { crown: back, low } = extentOf(floor.ridge);
  return {
    depth: 1,
    box: sheet(back - room, floorBottom),
    below: floorFoot(kit, floor.color),
    solidFrom: low + 2,
    paint(surface) {
      paintFloor(surface, kit, floor);
      paintFloorMarks(surface, kit, floor, marks);
      on?.(surface);
    },
    ...(animate ? { animate } : {}),
  };
}

function extentOf(ridge: Ridge): { crown: number; low: number } {
  let crown = Infinity;
  let low = -Infinity;
  for (let x = sheetLeft; x <= sheetRight; x += 8) {
    crown = Math.min(crown, ridge(x));
    low = Math.max(low, ridge(x));
  }
  return { crown, low };
}
