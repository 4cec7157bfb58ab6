import { startFfmpegOnFile, type FileTools } from "#ffmpeg.ts";
import { maxSubtitleBytes, subtitlesTimeoutMs } from "#media-limits.ts";
import { readAll } from "#read-all.ts";
import { ToolError } from "#spawn-limited.ts";
import type { UntrustedFile } from "#untrusted-file.ts";
import { toWebVtt } from "./to-web-vtt.ts";

/**
 * Text subtitle streams of a film, or of a subtitle file, as WebVTT on the film's clock, all in one
 * pass over the file. Null for a stream without a readable cue: the film plays without it.
 */
export async function extractSubtitles(
  tools: FileTools,
  file: UntrustedFile,
  streams: readonly number[],
  signal: AbortSignal,
): Promise<(string | null)[]> {
  if (streams.length === 0) return [];
  const ffmpeg = startFfmpegOnFile(tools, {
    file,
    before: ["-copyts", "-start_at_zero"],
    after: streams.flatMap((stream, index) => {
      const pipe = index === 0 ? 1 : index + 2;
      return ["-map", `0:${stream}`, "-c:s", "webvtt", "-f", "webvtt", `pipe:${pipe}`];
    }),
    extraOutputs: streams.length - 1,
    timeoutMs: subtitlesTimeoutMs,
    signal,
  });
  const texts = [ffmpeg.stdout, ...ffmpeg.extra].map((output) => readAll(output, maxSubtitleBytes));
  try {
    const [read] = await Promise.all([Promise.all(texts), ffmpeg.done]);
    return read.map((text) => toWebVtt(text.toString("utf8")));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return streams.length === 1 ? [null] : await extractApart(tools, file, streams, signal);
  }
}

/** One unreadable stream must not fail the others. */
async function extractApart(
  tools: FileTools,
  file: UntrustedFile,
  streams: readonly number[],
  signal: AbortSignal,
): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  for (const stream of streams) {
    const [text = null] = await extractSubtitles(tools, file, [stream], signal);
    texts.push(text);
  }
  return texts;
}
