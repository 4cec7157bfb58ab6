import type { Host } from "@goldmane/stage/surface";

export type PageCanvas = HTMLCanvasElement;

/** Creates the page's own canvases for the drawing engine. */
export const canvasHost = {
  createCanvas(width: number, height: number): PageCanvas {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    return canvas;
  },
} satisfies Host;
