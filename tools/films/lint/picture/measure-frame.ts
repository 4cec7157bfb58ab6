/** Size at which frames are measured. */
export const frameSize = { width: 320, height: 180 } as const;

export type Circle = { x: number; y: number; halfWidth: number; halfHeight: number };

/** Mean saturation (HSV) and standard deviation of luma (Rec. 709, of gamma values) of a frame. */
export function measureTones(pixels: ArrayLike<number>): {
  saturation: number;
  mean: number;
  spread: number;
} {
  const count = pixels.length / 4;
  let saturation = 0;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const most = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const least = Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    if (most > 0) saturation += (most - least) / most;
    const luma = lumaAt(pixels, at);
    sum += luma;
    squares += luma * luma;
  }
  const mean = sum / count;
  return { saturation: saturation / count, mean, spread: Math.sqrt(squares / count - mean * mean) };
}

/** Luma 0 to 1 of the pixel whose bytes begin at `at`. */
function lumaAt(pixels: ArrayLike<number>, at: number): number {
  return (
    (0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)) /
    255
  );
}

export type FaceTones = {
  /** Difference of the median luma of face and ground: positive for a light face. */
  contrast: number;
  /** Standard deviation of the ground's luma around the face. */
  groundSpread: number;
  /** Median color of the face, as RGB bytes. */
  color: [number, number, number];
};

/**
 * A face and the ground around it, from the drawn picture: an ellipse within the head, and a ring of
 * up to twice its size without the pixels of any figure.
 * @param figures RGBA bytes of the figures alone
 * @returns null for a face that is hidden, or has less than a quarter of its ring on the picture
 */
export function measureFace(
  pixels: ArrayLike<number>,
  figures: ArrayLike<number>,
  head: Circle,
): FaceTones | null {
  const face: number[][] = [];
  const ground: number[] = [];
  const { width, height } = frameSize;
  const [left, right] = [head.x - head.halfWidth * 2, head.x + head.halfWidth * 2];
  const [top, bottom] = [head.y - head.halfHeight * 2, head.y + head.halfHeight * 2];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x += 1) {
      const away = Math.hypot((x - head.x) / head.halfWidth, (y - head.y) / head.halfHeight);
      const at = (y * width + x) * 4;
      const isFigure = (figures[at + 3] ?? 0) > 200;
      if (away < 0.75 && isFigure)
        face.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      if (away >= 1 && away < 2 && (figures[at + 3] ?? 0) < 100) ground.push(lumaAt(pixels, at));
    }
  const area = Math.PI * head.halfWidth * head.halfHeight;
  if (face.length < area * 0.4 || ground.length < area * 0.75) return null;
  const color = [0, 1, 2].map((channel) => median(face.map((pixel) => pixel[channel] ?? 0)));
  const [red = 0, green = 0, blue = 0] = color;
  const mean = ground.reduce((sum, luma) => sum + luma, 0) / ground.length;
  const squares = ground.reduce((sum, luma) => sum + (luma - mean) ** 2, 0);
  return {
    contrast: median(face.map((pixel) => lumaAt(pixel, 0))) - median(ground),
    groundSpread: Math.sqrt(squares / ground.length),
    color: [red, green, blue],
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
