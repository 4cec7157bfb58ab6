import { stageHeight, stageWidth, type Canvas, type Host, type Surface } from "#surface.ts";

/** The part of the stage that a picture shows: its middle in stage units, and the zoom. */
type Seen = { x: number; y: number; zoom: number };

/** Draws shapes in one flat color, through which the ground shows evenly. */
export type DrawSilhouette = (
  surface: Surface,
  seen: Seen,
  shape: {
    color: string;
    opacity: number;
    /** Draws in stage units: all of it becomes flat, then what lies `over` it keeps its colors. */
    draw: (sheet: Surface) => void;
    over: (sheet: Surface) => void;
  },
) => void;

/** @param scale pixels per stage unit of the picture */
export function createSilhouette(host: Host, scale: number): DrawSilhouette {
  let canvas: Canvas | null = null;

  return (surface, { x, y, zoom }, { color, opacity, draw, over }) => {
    const width = Math.ceil(stageWidth * scale);
    const height = Math.ceil(stageHeight * scale);
    canvas ??= host.createCanvas(width, height);
    const sheet = canvas.getContext("2d") as Surface;
    const left = x - stageWidth / 2 / zoom;
    const top = y - stageHeight / 2 / zoom;
    const fine = scale * zoom;
    sheet.setTransform(1, 0, 0, 1, 0, 0);
    sheet.clearRect(0, 0, width, height);
    sheet.save();
    sheet.setTransform(fine, 0, 0, fine, -left * fine, -top * fine);
    draw(sheet);
    sheet.setTransform(1, 0, 0, 1, 0, 0);
    sheet.globalCompositeOperation = "source-atop";
    sheet.fillStyle = color;
    sheet.fillRect(0, 0, width, height);
    sheet.globalCompositeOperation = "source-over";
    sheet.setTransform(fine, 0, 0, fine, -left * fine, -top * fine);
    over(sheet);
    sheet.restore();
    surface.save();
    surface.globalAlpha = opacity;
    surface.drawImage(canvas as never, left, top, width / fine, height / fine);
    surface.restore();
  };
}
