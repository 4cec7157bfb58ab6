import { startFfmpegOnFile, type FileTools } from "#platform/media/ffmpeg.ts";
import { maxSubtitleBytes, subtitlesWallMs } from "#platform/media/media-limits.ts";
import { readAll } from "#platform/media/read-all.ts";
import { ToolError } from "#platform/media/spawn-limited.ts";
import type { UntrustedFile } from "#platform/media/untrusted-file.ts";
import { toWebVtt } from "./to-web-vtt.ts";

/**
 * A text subtitle stream of a film, or of a subtitle file, as WebVTT on the film's clock. Null when
 * there is no cue in it, or none that can be read: a film plays without.
 */
export async function extractSubtitles(
  tools: FileTools,
  file: UntrustedFile,
  streamIndex: number,
  signal: AbortSignal,
): Promise<string | null> {
  const ffmpeg = startFfmpegOnFile(tools, {
    file,
    before: ["-copyts", "-start_at_zero"],
    after: ["-map", `0:${streamIndex}`, "-c:s", "webvtt", "-f", "webvtt", "pipe:1"],
    wallMs: subtitlesWallMs,
    signal,
  });
  try {
    const [text] = await Promise.all([readAll(ffmpeg.stdout, maxSubtitleBytes), ffmpeg.done]);
    return toWebVtt(text.toString("utf8"));
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}
