import type { Area, Size } from "./decode-picture.ts";

/** A small picture, three bytes a pixel. */
export type Still = Size & { rgb: Buffer };

/**
 * Scores how well a picture represents a film: contrast, color and detail raise the score, near
 * darkness and glare lower it, and a picture without contrast (black, a fade, a plain card) scores
 * zero.
 */
export function judgeStill(still: Still): number {
  const count = still.width * still.height;
  let sum = 0;
  let squares = 0;
  let chroma = 0;
  let edges = 0;
  let previous = 0;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const [red, green, blue] = pixelAt(still, pixel);
    const light = lightOf(red, green, blue);
    sum += light;
    squares += light * light;
    chroma += Math.max(red, green, blue) - Math.min(red, green, blue);
    if (pixel % still.width > 0) edges += Math.abs(light - previous);
    previous = light;
  }
  const mean = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  if (contrast < 8) return 0;
  const exposure = mean < 40 ? mean / 40 : mean > 215 ? (255 - mean) / 40 : 1;
  return exposure * (contrast + 0.4 * (chroma / count) + 2 * Math.min(12, edges / count));
}

/** The crop of this aspect that holds the most detail; as large as fits. */
export function findBestArea(still: Still, size: Size, aspect: number): Area {
  const isWide = size.width / size.height > aspect;
  const width = isWide ? evenDown(size.height * aspect) : size.width;
  const height = isWide ? size.height : evenDown(size.width / aspect);
  const detail = isWide ? detailOfColumns(still) : detailOfRows(still);
  const [whole, part] = isWide ? [size.width, width] : [size.height, height];
  const window = Math.max(1, Math.round((part / whole) * detail.length));
  const start = bestWindow(detail, window);
  const offset = evenDown(Math.min(whole - part, (start / detail.length) * whole));
  return { width, height, left: isWide ? offset : 0, top: isWide ? 0 : offset };
}

function bestWindow(detail: readonly number[], window: number): number {
  const middle = (detail.length - window) / 2;
  let best = 0;
  let bestSum = -1;
  for (let start = 0; start + window <= detail.length; start += 1) {
    const sum = detail.slice(start, start + window).reduce((total, each) => total + each, 0);
    // Among crops with about equal detail the one nearer to the middle wins: it is framed better.
    const weighed = sum * (1 - (0.15 * Math.abs(start - middle)) / Math.max(1, middle));
    if (weighed > bestSum) [best, bestSum] = [start, weighed];
  }
  return best;
}

function detailOfColumns(still: Still): number[] {
  return Array.from({ length: still.width }, (_, column) =>
    sumOver(still.height - 1, (row) => differenceAt(still, row * still.width + column)),
  );
}

function detailOfRows(still: Still): number[] {
  return Array.from({ length: still.height - 1 }, (_, row) =>
    sumOver(still.width, (column) => differenceAt(still, row * still.width + column)),
  );
}

/** How much a pixel differs from the one below it. */
function differenceAt(still: Still, pixel: number): number {
  const here = lightOf(...pixelAt(still, pixel));
  return Math.abs(here - lightOf(...pixelAt(still, pixel + still.width)));
}

function sumOver(count: number, value: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += value(index);
  return sum;
}

export function pixelAt({ rgb }: Still, pixel: number): [number, number, number] {
  return [rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0];
}

function lightOf(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function evenDown(pixels: number): number {
  return Math.max(0, Math.floor(pixels / 2) * 2);
}
