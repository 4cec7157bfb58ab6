import { pipeline } from "node:stream/promises";
import { startFfmpeg, type FfmpegTools } from "#ffmpeg.ts";
import type { PartRequest } from "#package/packager.ts";
import { readAll } from "#read-all.ts";
import type { PieceFile } from "./piece-file.ts";

/** Constant bitrate, so that players know the length without reading the file. */
const output = ["-c:a", "libmp3lame", "-b:a", "160k", "-write_xing", "0", "-f", "mp3", "pipe:1"];

/** A whole piece as MP3, for players that can't read the M4A file. */
export async function encodeMp3(
  file: PieceFile,
  tools: FfmpegTools,
  ask: PartRequest,
): Promise<Buffer> {
  const ffmpeg = startFfmpeg(tools, ["-f", "mp4", "-i", "pipe:0", ...output], ask.signal);
  const whole = { start: 0, end: file.size - 1 };
  const [encoded] = await Promise.all([
    readAll(ffmpeg.stdout),
    pipeline(file.read(whole, ask), ffmpeg.stdin),
    ffmpeg.done,
  ]);
  return encoded;
}
