import type { StageSet } from "#set/stage-set.ts";
import { stageHeight, stageWidth, type Host, type Surface } from "#surface.ts";

/** Size at which a set's values are read, whatever the size of the picture. */
const width = 96;
const height = 54;

/** Reads the values of a set behind its cast: draws its layers, baked as they are, at a small size. */
export function valueReader(host: Host, draw: StageSet["drawBehind"]): StageSet["readValues"] {
  const scale = width / stageWidth;
  return (view, t, things) => {
    const surface = host.createCanvas(width, height).getContext("2d") as Surface;
    if (!surface.getImageData) return null;
    surface.setTransform(scale, 0, 0, height / stageHeight, 0, 0);
    draw(surface, view, t);
    things(surface);
    const { data } = surface.getImageData(0, 0, width, height);
    return (x, y, radius) => meanAround(data, x * scale, y * scale, Math.max(1, radius * scale));
  };
}

/** Mean luma of a ring from one to two radii around a point, in pixels of the map. */
function meanAround(data: ArrayLike<number>, x: number, y: number, radius: number): number {
  const middle = {
    x: Math.min(width - 1, Math.max(0, x)),
    y: Math.min(height - 1, Math.max(0, y)),
  };
  let sum = 0;
  let count = 0;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const away = Math.hypot(column + 0.5 - middle.x, row + 0.5 - middle.y);
      if (away < radius * 0.9 || away > radius * 2) continue;
      const at = (row * width + column) * 4;
      sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
      count += 255;
    }
  return count > 0 ? sum / count : 0.5;
}
