import type { FfmpegTools } from "./ffmpeg.ts";

/** What this machine can do with moving pictures. */
export type Media = {
  /** Null when no encoder was found: the server then serves what is cached and says what to install. */
  ffmpeg: FfmpegTools | null;
};
