import { rungs } from "@goldmane/contracts/playback/limits";
import type { Rung } from "./segment-source.ts";

/**
 * The rungs for pictures of this size, lowest first: none larger than the source, sides even as
 * 4:2:0 needs them. A source smaller than the lowest rung gets that rung at its own size.
 */
export function ladderFor(source: { width: number; height: number }): Rung[] {
  const fitting = rungs.filter((rung, index) => index === 0 || rung.height <= source.height);
  return fitting.map(({ name, kbps, height }) => {
    const scale = Math.min(1, height / source.height);
    return {
      name,
      width: even(source.width * scale),
      height: even(source.height * scale),
      maxKbps: kbps,
    };
  });
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}
