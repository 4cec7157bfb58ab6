import { thingZoom } from "#camera/frame-thing.ts";
import { extentOf } from "#prop/grips.ts";
import type { Prop } from "#story/schema.ts";

/** Larger things fill their share of the picture in any shot. */
const leastZoom = 1.7;

/** Whether a thing is so small that the camera must come nearer to show it. */
export function isSmall(prop: Pick<Prop, "kind" | "size">): boolean {
  const { left, right, height } = extentOf(prop);
  return thingZoom(height, right - left) >= leastZoom;
}
