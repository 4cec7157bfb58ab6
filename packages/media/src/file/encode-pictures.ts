import { videoSegmentArgs } from "#encode-args.ts";
import { startFfmpeg, startFfmpegOnFile, type FileTools } from "#ffmpeg.ts";
import { frameSeconds } from "#segment-layout.ts";
import { segmentTimeoutMs } from "#media-limits.ts";
import { readSamples, splitInit } from "#mp4/fragment.ts";
import type { Probe } from "#probe/probe.ts";
import { readAll } from "#read-all.ts";
import type { EncodedSegment, Rung, SegmentSpan } from "#segment-source.ts";
import type { UntrustedFile } from "#untrusted-file.ts";
import { pickFrames } from "./frame-filters.ts";
import { listFilters } from "./list-filters.ts";
import { showAs } from "./picture-filters.ts";

export type Film = { tools: FileTools; file: UntrustedFile; probe: Probe };

/** How long before its first frame decoding begins: pictures are stored out of order. */
const leadSeconds = 1.5;
/** Without an index a seek lands on any picture, and the next whole one may be far away. */
const leadWithoutIndexSeconds = 12;
const secondLeadSeconds = 60;

/**
 * Encodes one span of a film as H.264. If a seek lands too late or pictures are missing, decoding
 * is retried from further back. A picture that is still missing is replaced by its neighbor or, if
 * nothing can be decoded, by black, so that the rest of the film plays.
 */
export async function encodePictures(
  film: Film,
  rung: Rung,
  span: SegmentSpan,
  signal: AbortSignal,
): Promise<EncodedSegment> {
  const lead = leadOf(film.probe);
  const first = await encodeFrom(film, { rung, span, lead, pad: false }, signal);
  if (first && countFrames(first) === span.frames) return first;
  const second = await encodeFrom(film, { rung, span, lead: secondLeadSeconds, pad: true }, signal);
  if (second && countFrames(second) === span.frames) return second;
  return await encodeBlack(film, { rung, span }, signal);
}

type Attempt = { rung: Rung; span: SegmentSpan; lead: number; pad: boolean };

async function encodeFrom(
  { tools, file, probe }: Film,
  { rung, span, lead, pad }: Attempt,
  signal: AbortSignal,
): Promise<EncodedSegment | null> {
  const start = frameSeconds(span.firstFrame, probe.frameRate) - lead;
  const filters = [
    pickFrames(probe, span, { pad }),
    showAs(probe.video, rung, await listFilters(tools)),
  ];
  const ffmpeg = startFfmpegOnFile(tools, {
    file,
    before: seekTo(start),
    after: [
      ["-map", `0:${probe.video.streamIndex}`, "-vf", filters.join(",")],
      ["-frames:v", `${span.frames}`],
      videoSegmentArgs(rung, probe.frameRate, 0),
    ].flat(),
    timeoutMs: segmentTimeoutMs,
    signal,
  });
  const [bytes] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
  return bytes.includes("moof") ? splitInit(bytes) : null;
}

async function encodeBlack(
  { tools, probe }: Film,
  { rung, span }: Pick<Attempt, "rung" | "span">,
  signal: AbortSignal,
): Promise<EncodedSegment> {
  const rate = `${probe.frameRate.numerator}/${probe.frameRate.denominator}`;
  const black = `color=black:s=${rung.width}x${rung.height}:r=${rate},format=yuv420p`;
  const args = [
    ["-f", "lavfi", "-i", black, "-frames:v", `${span.frames}`],
    videoSegmentArgs(rung, probe.frameRate, 0),
  ];
  const ffmpeg = startFfmpeg(tools, args.flat(), signal);
  ffmpeg.stdin.end();
  const [bytes] = await Promise.all([readAll(ffmpeg.stdout), ffmpeg.done]);
  return splitInit(bytes);
}

export function leadOf({ hasIndex }: Probe): number {
  return hasIndex ? leadSeconds : leadWithoutIndexSeconds;
}

/**
 * Input options for decoding from the last whole picture before an instant, with timestamps that
 * count from the start of the file. Nothing before the instant is dropped: it may still be on
 * screen.
 */
export function seekTo(seconds: number): string[] {
  const clock = ["-copyts", "-start_at_zero", "-noaccurate_seek"];
  return seconds > 0 ? [...clock, "-ss", seconds.toFixed(6)] : clock;
}

export function countFrames({ media }: EncodedSegment): number {
  return readSamples(media).samples.length;
}
