import type { Thrower } from "#actor/fall.ts";
import type { Pose } from "#actor/pose.ts";
import { lampsOf } from "#lighting/lamps.ts";
import type { PlacedProp } from "#prop/draw-prop.ts";

/** The lit lamp nearest to a body, seen from its feet: the body's shadow falls away from there. */
export function throwerOf(props: readonly PlacedProp[], { x, y }: Pose): Thrower | null {
  const [nearest] = lampsOf(props, { darkness: 1 }).toSorted(
    (a, b) => Math.abs(a.x - x) - Math.abs(b.x - x),
  );
  return nearest ? { right: nearest.x - x, up: y - nearest.y } : null;
}
