import { pictureQuality } from "@goldmane/contracts/playback/limits";
import type { Original } from "@goldmane/originals/original";
import { drawBackdrop, drawPoster } from "@goldmane/stage/poster";
import { compileStory } from "@goldmane/stage/story/compile";
import { createCanvas, loadImage, type Canvas } from "@napi-rs/canvas";
import type { Shape } from "./shipped-files.ts";

/** As the server encodes AVIF. */
const encoding = { quality: Math.round(pictureQuality.usual * 0.62), speed: 7 };
/** Pictures are compared by the mean color of squares of so many pixels. */
const square = 8;
/**
 * Of 255: more than encoding changes a square's mean color, and less than a redrawn eye does.
 */
const mostApart = 10;

export function drawShipped(
  film: Pick<Original, "story" | "poster">,
  { kind, width }: Shape,
): Canvas {
  const height = Math.round(kind === "poster" ? width * 1.5 : (width * 9) / 16);
  const canvas = createCanvas(width, height);
  const draw = kind === "poster" ? drawPoster : drawBackdrop;
  const timeline = compileStory(film.story);
  draw({ createCanvas }, canvas.getContext("2d"), timeline, film.poster, { width, height });
  return canvas;
}

export function encodeShipped(canvas: Canvas): Promise<Buffer> {
  return canvas.encode("avif", encoding);
}

/** Whether a file still shows what was drawn, apart from losses of its encoding. */
export async function looksLike(file: Buffer, drawn: Canvas): Promise<boolean> {
  const image = await loadImage(file);
  const { width, height } = drawn;
  if (image.width !== width || image.height !== height) return false;
  const context = createCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const [one, other] = [context, drawn.getContext("2d")].map(
    (each) => each.getImageData(0, 0, width, height).data,
  );
  return one && other ? furthestApart(one, other, width) <= mostApart : false;
}

function furthestApart(one: Uint8ClampedArray, other: Uint8ClampedArray, width: number): number {
  const across = Math.ceil(width / square);
  const sums = new Float64Array(across * Math.ceil(one.length / 4 / width / square) * 3);
  for (let at = 0; at < one.length; at += 4) {
    const pixel = at / 4;
    const row = Math.floor(Math.floor(pixel / width) / square);
    const column = Math.floor((pixel % width) / square);
    const sum = (row * across + column) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = (one[at + channel] ?? 0) - (other[at + channel] ?? 0);
      sums[sum + channel] = (sums[sum + channel] ?? 0) + difference;
    }
  }
  return sums.reduce((most, sum) => Math.max(most, Math.abs(sum)), 0) / square ** 2;
}
