import { decodeJpeg, decodeSmall, type Size } from "./decode-picture.ts";
import type { Film } from "./encode-pictures.ts";
import { findBestArea, judgeStill, type Still } from "./judge-still.ts";
import { leadingColors } from "./leading-colors.ts";

export type Posters = { poster: Buffer; backdrop: Buffer; colors: [string, string] };

/**
 * Shares of the film's length: openings are titles and fades, endings are credits. The very first
 * is a last resort.
 */
const candidates = [0.06, 0.15, 0.24, 0.33, 0.42, 0.5, 0.58, 0.66, 0];
const smallWidth = 96;
const largestSide = 1920;

/**
 * Finds a picture that represents the film and cuts a poster (2:3) and a backdrop (16:9) from it.
 */
export async function drawPosters(film: Film, signal: AbortSignal): Promise<Posters> {
  const { video } = film.probe;
  const small = scaleTo(video, smallWidth / video.width);
  let best: { seconds: number; score: number; still: Still } | null = null;
  for (const share of candidates) {
    if (share === 0 && best) break;
    const seconds = film.probe.durationSeconds * share;
    const rgb = await decodeSmall(film, { seconds, size: small }, signal);
    if (rgb.length < small.width * small.height * 3) continue;
    const still = { ...small, rgb };
    const score = judgeStill(still);
    if (!best || score > best.score) best = { seconds, score, still };
  }
  if (!best) throw new Error(`No picture of ${film.file.name} can serve as its poster`);
  const { seconds, still } = best;
  const size = scaleTo(video, Math.min(1, largestSide / Math.max(video.width, video.height)));
  const cut = (aspect: number): Promise<Buffer> =>
    decodeJpeg(film, { seconds, size, area: findBestArea(still, size, aspect) }, signal);
  return { poster: await cut(2 / 3), backdrop: await cut(16 / 9), colors: leadingColors(still) };
}

function scaleTo({ width, height }: Size, scale: number): Size {
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
