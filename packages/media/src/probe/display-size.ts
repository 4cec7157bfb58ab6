import type { FfprobeStream } from "./ffprobe-report.ts";

/**
 * The size a picture is shown at: pixels made square by widening, never by dropping lines, then
 * rotated as the file says. Sides are even, as 4:2:0 needs them.
 */
export function displaySize(stream: FfprobeStream): { width: number; height: number } {
  const aspect = pixelAspect(stream.sample_aspect_ratio);
  const wide = even((stream.width ?? 0) * Math.max(1, aspect));
  const high = even((stream.height ?? 0) / Math.min(1, aspect));
  return isTurned(stream) ? { width: high, height: wide } : { width: wide, height: high };
}

function isTurned(stream: FfprobeStream): boolean {
  const rotation = stream.side_data_list?.find((each) => each.rotation !== undefined)?.rotation;
  return Math.abs(Math.round((rotation ?? 0) / 90)) % 2 === 1;
}

function pixelAspect(ratio: string | undefined): number {
  const [wide = 0, high = 0] = (ratio ?? "").split(":").map(Number);
  const aspect = wide / high;
  return aspect > 0.1 && aspect < 10 ? aspect : 1;
}

function even(pixels: number): number {
  return Math.max(2, Math.floor(pixels / 2) * 2);
}
