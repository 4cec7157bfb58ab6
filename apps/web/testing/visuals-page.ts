import type { Visual } from "@goldmane/contracts/vibes/limits";
import { moodColors } from "#features/vibes/mood-colors.ts";
import { openProjector, type Projector } from "#features/vibes/visuals/projector.ts";

const canvas = document.createElement("canvas");
canvas.width = 48;
canvas.height = 27;
let projector: Projector | null = null;

/** 0 to 1 for each pixel. */
function readLuminances(): number[] {
  const { width, height } = canvas;
  const pixels = new Uint8Array(width * height * 4);
  const gl = canvas.getContext("webgl2");
  gl?.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  const linear = (byte: number) => (byte / 255) ** 2.2;
  return Array.from({ length: width * height }, (_, at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4);
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  });
}

/** API for the tests. */
const page = {
  /** False if the visual's shader doesn't compile. */
  open(visual: Visual): boolean {
    projector?.destroy();
    projector = openProjector(canvas, visual);
    return projector !== null;
  },
  /** Draws frames, each at a time and a level, and returns the luminances of their pixels. */
  draw: (frames: readonly (readonly [seconds: number, level: number])[]): number[][] =>
    frames.map(([seconds, level]) => {
      projector?.draw({ seconds, level, breath: 0.5, colors: moodColors.euphoric });
      return readLuminances();
    }),
};
export type VisualsPage = typeof page;
Object.assign(globalThis, { visuals: page });
