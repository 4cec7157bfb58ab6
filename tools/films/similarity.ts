/**
 * Mean structural similarity (SSIM, Wang et al. 2004) of the luminance of two pictures, in 8 x 8
 * blocks.
 */
export function similarity(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): number {
  let sum = 0;
  let blocks = 0;
  for (let y = 0; y + 8 <= height; y += 4)
    for (let x = 0; x + 8 <= width; x += 4) {
      sum += blockSimilarity(a, b, { x, y, width });
      blocks += 1;
    }
  return sum / blocks;
}

function blockSimilarity(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = y; row < y + 8; row += 1)
    for (let column = x; column < x + 8; column += 1) {
      const [p, q] = [luma(a, row * width + column), luma(b, row * width + column)];
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  const [meanA, meanB] = [sumA / 64, sumB / 64];
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const spread = squaresA / 64 - meanA ** 2 + squaresB / 64 - meanB ** 2;
  const shared = products / 64 - meanA * meanB;
  return (
    ((2 * meanA * meanB + c1) * (2 * shared + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (spread + c2))
  );
}

function luma(data: Uint8ClampedArray, pixel: number): number {
  const at = pixel * 4;
  return 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
}
