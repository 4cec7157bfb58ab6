import type { HeadSpace } from "./figure.ts";

export type Spot = {
  x: number;
  y: number;
  /** Apparent width of a flat feature at this point: 1 seen straight on, 0 from the side. */
  wide: number;
};

/**
 * Projects a point on the head's sphere. `around` 0 is the nose, `up` 0 the middle; both in
 * radians.
 */
export function onHead(head: HeadSpace, around: number, up: number, out = 1): Spot {
  const a = around + head.yaw;
  const u = up - head.pitch;
  return {
    x: Math.sin(a) * Math.cos(u) * head.w * out,
    y: -Math.sin(u) * head.h * out,
    wide: Math.max(0.18, Math.cos(a)),
  };
}
