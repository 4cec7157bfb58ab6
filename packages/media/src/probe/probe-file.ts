import { startFfmpegOnFile, type FileTools } from "#ffmpeg.ts";
import { maxFilmSeconds, maxPixels, maxSide, probeTimeoutMs } from "#media-limits.ts";
import { readAll } from "#read-all.ts";
import { ToolError } from "#spawn-limited.ts";
import type { UntrustedFile } from "#untrusted-file.ts";
import { describeAudio, describeSubtitles, findPictures } from "./describe-streams.ts";
import { displaySize } from "./display-size.ts";
import type { FfprobeReport, FfprobeStream } from "./ffprobe-report.ts";
import { findPictureEnd } from "./find-picture-end.ts";
import { perSecond, playedRate } from "./frame-rate.ts";
import type { Probe } from "./probe.ts";
import { refuse } from "./refuse.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { runFfprobe } from "./run-ffprobe.ts";
import { sniffFile } from "./sniff.ts";

const shortestFilm = 0.5;
const leastShareOfFilm = 0.5;

/**
 * Determines what a file is and how to play it.
 * @throws AppError UNSUPPORTED_MEDIA, with a message for the operator, for files that cannot be
 * played or must not be tried
 */
export async function probeFile(
  tools: FileTools,
  file: UntrustedFile,
  signal: AbortSignal,
): Promise<Probe> {
  await sniffFile(file);
  const report = await readReport(tools, file, signal);
  const pictures = findPictures(report) ?? refuseWithoutPictures(report);
  refuseUnsafe(report, pictures);
  await decodeOnePicture(tools, file, pictures, signal);

  const frameRate = playedRate(pictures.r_frame_rate, pictures.avg_frame_rate);
  const begin = report.format?.start_time ?? 0;
  const promised = promisedSeconds(report, pictures);
  const end = await findPictureEnd(
    tools,
    file,
    {
      streamIndex: pictures.index,
      startSeconds: begin,
      promisedEnd: begin + promised,
      frameSeconds: 1 / perSecond(frameRate),
    },
    signal,
  );
  if (end === null) return refuse("This file is damaged. Copy or download it again.");
  const durationSeconds = end - begin;
  refuseLength(durationSeconds, promised);
  return {
    video: describeVideo(pictures, begin),
    frameRate,
    frameCount: Math.max(1, Math.round(durationSeconds * perSecond(frameRate))),
    durationSeconds,
    hasIndex: /mov|matroska/.test(report.format?.format_name ?? ""),
    audio: describeAudio(report),
    subtitles: describeSubtitles(report),
  };
}

async function readReport(
  tools: FileTools,
  file: UntrustedFile,
  signal: AbortSignal,
): Promise<FfprobeReport> {
  try {
    const show = ["-show_format", "-show_streams", "-show_packets", "-read_intervals", "%+#12"];
    return await runFfprobe(tools, file, { show, signal });
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return refuseUnreadable(error);
  }
}

function refuseWithoutPictures(report: FfprobeReport): never {
  return report.streams.some((stream) => stream.codec_type === "audio")
    ? refuse("This file has sound but no video.")
    : refuse("This file has no video.");
}

function refuseUnsafe(report: FfprobeReport, pictures: FfprobeStream): void {
  const { width = 0, height = 0 } = pictures;
  if (Math.max(width, height) > maxSide || width * height > maxPixels) {
    refuse(`This video is too large (${width}×${height}). Convert it to 8K or smaller.`);
  }
  const sideData = report.packets.flatMap((packet) => packet.side_data_list ?? []);
  if (sideData.some((data) => data.side_data_type?.startsWith("Encryption"))) {
    refuse("This film is copy-protected. Only unprotected files can be played.");
  }
}

/** Decoding the first picture proves that the decoder is allowed and the film readable. */
async function decodeOnePicture(
  tools: FileTools,
  file: UntrustedFile,
  pictures: FfprobeStream,
  signal: AbortSignal,
): Promise<void> {
  const scale = ["-vf", "scale=16:16,format=gray", "-f", "rawvideo", "pipe:1"];
  const after = ["-map", `0:${pictures.index}`, "-frames:v", "1", ...scale];
  const ffmpeg = startFfmpegOnFile(tools, { file, after, timeoutMs: probeTimeoutMs, signal });
  try {
    const [picture] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
    if (picture.length > 0) return;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.said.includes("not on whitelist")) refuseUnreadable(error);
  }
  refuse("This video can’t be decoded. The file is damaged or in an unknown format.");
}

function promisedSeconds(report: FfprobeReport, pictures: FfprobeStream): number {
  const seconds = report.format?.duration ?? pictures.duration ?? 0;
  if (seconds > maxFilmSeconds) refuseTooLong();
  return Math.max(0, seconds);
}

function refuseLength(durationSeconds: number, promised: number): void {
  if (durationSeconds > maxFilmSeconds) refuseTooLong();
  if (durationSeconds < shortestFilm) refuse("This film is shorter than half a second.");
  if (durationSeconds < promised * leastShareOfFilm) {
    const there = `${Math.round(durationSeconds)} of ${Math.round(promised)} seconds`;
    refuse(`This file is incomplete (${there}). Copy or download it again.`);
  }
}

function refuseTooLong(): never {
  return refuse(`This film is longer than ${maxFilmSeconds / 3600} hours. Split it into parts.`);
}

function describeVideo(pictures: FfprobeStream, begin: number): Probe["video"] {
  const transfers = new Map<string | undefined, "pq" | "hlg">([
    ["smpte2084", "pq"],
    ["arib-std-b67", "hlg"],
  ]);
  return {
    streamIndex: pictures.index,
    codec: pictures.codec_name ?? "unknown",
    ...displaySize(pictures),
    codedHeight: pictures.height ?? 0,
    matrix: pictures.color_space ?? null,
    transfer: transfers.get(pictures.color_transfer) ?? "sdr",
    isInterlaced: ["tt", "bb", "tb", "bt"].includes(pictures.field_order ?? ""),
    startSeconds: (pictures.start_time ?? begin) - begin,
  };
}
