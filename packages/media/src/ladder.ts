import { rungs } from "@goldmane/contracts/playback/limits";
import type { Rung } from "./segment-source.ts";

type Size = { width: number; height: number };

/** A rung slightly above the source would repeat the source. */
const asGoodAsNative = 0.95;

/**
 * The rungs for pictures of this size, lowest first, up to the source's own size and never above. A
 * rung is a 16:9 box, upright for portrait pictures; sides are even, as 4:2:0 needs them.
 */
export function ladderFor(source: Size): Rung[] {
  const ladder: Rung[] = [];
  for (const { name, kbps, height } of rungs) {
    const fit = fitInto(source, height);
    const isNative = fit >= asGoodAsNative;
    const scale = isNative ? 1 : fit;
    const size = { width: even(source.width * scale), height: even(source.height * scale) };
    ladder.push({ name, ...size, maxKbps: kbps });
    if (isNative) break;
  }
  return ladder;
}

function fitInto({ width, height }: Size, boxHeight: number): number {
  const boxWidth = (boxHeight * 16) / 9;
  return Math.min(boxWidth / Math.max(width, height), boxHeight / Math.min(width, height));
}

function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}
