import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { readSearchPath, readTestProgram } from "#platform/config/env.ts";

/**
 * Media settings for tests that need ffmpeg but not the real engines: frames show their own number,
 * and cost next to nothing to draw.
 */
export function patternMedia(folder: string): Config["media"] {
  return {
    ffmpegPath: readTestProgram("FFMPEG_PATH"),
    ffprobePath: null,
    searchPath: readSearchPath(),
    segmentCacheFolder: join(folder, "segments"),
    segmentCacheBytes: 1024 ** 3,
    isWarming: false,
    studio: new URL("../media/film/pattern-worker.ts", import.meta.url),
  };
}
