import type { Canvas, Host, Surface } from "#surface.ts";

/** A cached picture: `scale` pixels per stage unit, its corner at `x`, `y`. */
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

/** Pixels that a wrapped picture repeats at each end, for the interpolation at its edges. */
const repeated = 2;

/**
 * Like `bake`, for a picture that repeats itself after its width: it starts and ends with a few
 * pixels of its other end.
 */
export function bakeWrapped(
  host: Host,
  box: Box,
  scale: number,
  draw: (surface: Surface) => void,
): Baked {
  const whole = Math.max(1, Math.round(box.width * scale)) / box.width;
  const { canvas: once } = bake(host, box, whole, draw);
  const canvas = host.createCanvas(once.width + repeated * 2, once.height);
  const surface = canvas.getContext("2d") as Surface;
  for (const turn of [-1, 0, 1])
    surface.drawImage(once as never, repeated + turn * once.width, 0, once.width, once.height);
  return {
    canvas,
    x: box.x - repeated / whole,
    y: box.y,
    width: canvas.width / whole,
    height: canvas.height / whole,
    scale: whole,
  };
}

/** Draws the part of a cached picture that lies within `part`, at its original place. */
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

/**
 * Like `drawBaked`, restricted to the given parts. Their edges are aligned to whole pixels of the
 * picture, so that neighbors meet without a seam.
 */
export function drawBakedParts(
  surface: Surface,
  baked: Baked,
  viewport: Box,
  parts: readonly Box[],
): void {
  const matrix = surface.getTransform?.();
  if (!matrix) {
    drawBaked(surface, baked, viewport);
    return;
  }
  const { a, d, e, f } = matrix;
  const alongX = (x: number) => (Math.round(a * x + e) - e) / a;
  const alongY = (y: number) => (Math.round(d * y + f) - f) / d;
  for (const { x, y, width, height } of parts) {
    const left = alongX(Math.max(x, viewport.x - 1));
    const top = alongY(Math.max(y, viewport.y - 1));
    const right = alongX(Math.min(x + width, viewport.x + viewport.width + 1));
    const bottom = alongY(Math.min(y + height, viewport.y + viewport.height + 1));
    if (right <= left || bottom <= top) continue;
    surface.save();
    surface.beginPath();
    surface.rect(left, top, right - left, bottom - top);
    surface.clip();
    drawBaked(surface, baked, viewport);
    surface.restore();
  }
}
