import { drawFrame, frames, frameSize } from "./frames.ts";

/** Page side of the parity test: returns the pixels of a frame as this browser draws it. */
Object.assign(globalThis, {
  drawnFrame(index: number): number[] {
    const frame = frames[index];
    if (!frame) throw new Error(`Unknown frame index ${index}.`);
    const surface = canvasOf(frameSize.width, frameSize.height).getContext("2d", {
      willReadFrequently: true,
    });
    if (!surface) throw new Error("This browser has no 2D canvas context.");
    drawFrame({ createCanvas: canvasOf }, surface, frame);
    return [...surface.getImageData(0, 0, frameSize.width, frameSize.height).data];
  },
});

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
