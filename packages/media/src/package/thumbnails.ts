import { frameSeconds } from "#segment-layout.ts";
import { writeFragment } from "#mp4/fragment.ts";
import { jpegTrack, writeInit } from "#mp4/init.ts";
import type { FrameRate, Rung } from "#segment-source.ts";

type Film = { frameCount: number; frameRate: FrameRate; rungs: readonly Rung[] };

const everySeconds = 2;
/** Enough for the scrubber on the sharpest common screens; long films are thinned to this many. */
const mostThumbnails = 600;
const thumbnailHeight = 180;

export type ThumbnailGrid = {
  everySeconds: number;
  width: number;
  height: number;
  count: number;
  durationSeconds: number;
};

export function thumbnailGrid({ frameCount, frameRate, rungs }: Film): ThumbnailGrid {
  const durationSeconds = frameSeconds(frameCount, frameRate);
  const every = Math.max(everySeconds, Math.ceil(durationSeconds / mostThumbnails));
  const [rung] = rungs;
  const aspect = rung ? rung.width / rung.height : 16 / 9;
  return {
    everySeconds: every,
    width: 2 * Math.round((thumbnailHeight * aspect) / 2),
    height: thumbnailHeight,
    count: Math.max(1, Math.ceil(durationSeconds / every)),
    durationSeconds,
  };
}

export function thumbnailInit(grid: ThumbnailGrid): Buffer {
  return writeInit([jpegTrack(grid)]);
}

/** One picture as a fragment; the body of its mdat is the JPEG. */
export function thumbnailFragment(index: number, jpeg: Buffer, grid: ThumbnailGrid): Buffer {
  const ticks = thumbnailSeconds(index, grid) * 1000;
  const sample = {
    size: jpeg.length,
    duration: Math.round(ticks),
    isSync: true,
    compositionOffset: 0,
  };
  const baseTime = index * grid.everySeconds * 1000;
  return writeFragment(
    { sequence: index + 1, trackId: 1, baseTime },
    { samples: [sample], data: jpeg },
  );
}

/** How long a picture stays; the last one stays until the end. */
export function thumbnailSeconds(index: number, grid: ThumbnailGrid): number {
  const start = index * grid.everySeconds;
  return Math.min(grid.everySeconds, grid.durationSeconds - start);
}
