import type { Canvas, Host, Surface } from "#surface.ts";

/** A picture made once: `scale` pixels per stage unit, its corner at `x`, `y`. */
export type Baked = {
  canvas: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
};

export type Box = { x: number; y: number; width: number; height: number };

/** Draws once, in stage units, into a canvas of its own. */
export function bake(host: Host, box: Box, scale: number, draw: (surface: Surface) => void): Baked {
  const canvas = host.createCanvas(
    Math.max(1, Math.ceil(box.width * scale)),
    Math.max(1, Math.ceil(box.height * scale)),
  );
  const surface = canvas.getContext("2d") as Surface;
  surface.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  surface.lineCap = "round";
  surface.lineJoin = "round";
  draw(surface);
  return {
    canvas,
    x: box.x,
    y: box.y,
    width: canvas.width / scale,
    height: canvas.height / scale,
    scale,
  };
}

/** Draws the part of a baked picture that lies within `part`, where it was painted. */
export function drawBaked(surface: Surface, baked: Baked, part: Box): void {
  const { scale, canvas } = baked;
  const left = Math.max(0, Math.floor((part.x - baked.x) * scale));
  const top = Math.max(0, Math.floor((part.y - baked.y) * scale));
  const right = Math.min(canvas.width, Math.ceil((part.x + part.width - baked.x) * scale));
  const bottom = Math.min(canvas.height, Math.ceil((part.y + part.height - baked.y) * scale));
  const width = right - left;
  const height = bottom - top;
  if (width <= 0 || height <= 0) return;
  surface.drawImage(
    canvas as never,
    left,
    top,
    width,
    height,
    baked.x + left / scale,
    baked.y + top / scale,
    width / scale,
    height / scale,
  );
}
