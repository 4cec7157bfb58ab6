import { join } from "node:path";
import type { MediaConfig } from "#open-media.ts";
import { readSearchPath, readTestFfmpeg } from "./test-programs.ts";

/**
 * Media settings for tests that need ffmpeg but not the real engines: frames show their own number,
 * and cost next to nothing to draw.
 */
export function patternMedia(folder: string): MediaConfig & { isWarming: boolean } {
  return {
    ffmpegPath: readTestFfmpeg(),
    ffprobePath: null,
    searchPath: readSearchPath(),
    segmentCacheFolder: join(folder, "segments"),
    segmentCacheBytes: 1024 ** 3,
    picturesFolder: null,
    isWarming: false,
    renderWorker: new URL("./pattern-worker.ts", import.meta.url),
  };
}
