import { extentOf } from "#prop/grips.ts";
import type { Prop } from "#story/schema.ts";
import type { Subject } from "./view-at.ts";

/** A thing as a subject of the camera; its foot is at `x`, `y`. */
export function subjectOf(
  prop: Pick<Prop, "kind" | "size">,
  { x, y }: { x: number; y: number },
): Subject {
  const { left, right, height } = extentOf(prop);
  return {
    x: x + (left + right) / 2,
    y,
    height,
    headY: height * 0.56,
    halfWidth: (right - left) / 2,
    isThing: true,
  };
}
