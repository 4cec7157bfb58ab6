import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import type { Fall } from "#actor/pose.ts";
import type { ShadowGround } from "#story/vocabulary.ts";

/** The light that throws a shadow: its distance from the feet, to the right and up, in stage units. */
export type Thrower = { right: number; up: number };

/** Without a lamp, shadows fall to the left. */
const elsewhere: Thrower = { right: 300, up: 300 };

/** Height on the picture between the cast's feet and the wall behind, and the height that lies there. */
const wallDistance = 50;
const lowPart = 42;
/** A shadow on a wall is larger than its owner. */
const onWall = 1.18;
/** How far to the side of its owner it stands there. */
const shiftOnWall = 124;

/**
 * How a shadow is thrown.
 * @param long factor of its length on the ground; 1 by the light alone
 */
export function fallFrom(
  light: Thrower | null,
  { falls, long }: { falls: ShadowGround; long: number },
): Fall {
  const { right, up } = light ?? elsewhere;
  const aside = clamp((-right / Math.max(90, up)) * 1.5, -1.25, 1.25);
  if (falls === "wall") {
    const shift = aside * shiftOnWall;
    return {
      across: { x: onWall, y: 0 },
      along: { x: shift / lowPart, y: wallDistance / lowPart },
      wall: { from: lowPart, x: shift, y: wallDistance, size: onWall },
    };
  }
  const side = clamp(Math.abs(aside) / 0.9);
  const rise = lerp(0.24, 0.34, side);
  return {
    across: { x: lerp(1, 0.62, side), y: 0.24 * side * Math.sign(aside) },
    along: { x: aside * long, y: rise * Math.min(long, 1.7) },
    wall: null,
  };
}

/** Where a point of a figure falls, relative to its feet; `up` is its height above them. */
export function thrown(
  { across, along, wall }: Fall,
  { right, up }: { right: number; up: number },
): { x: number; y: number } {
  if (wall && up > wall.from)
    return { x: wall.x + right * wall.size, y: -wall.y - (up - wall.from) * wall.size };
  return { x: right * across.x + up * along.x, y: right * across.y - up * along.y };
}
