import { availableParallelism } from "node:os";
import type { Readable } from "node:stream";
import { videoRunArgs } from "#encode-args.ts";
import { startFfmpegOnFile } from "#ffmpeg.ts";
import { frameSeconds } from "#segment-layout.ts";
import { segmentTimeoutMs } from "#media-limits.ts";
import { readFragments } from "#mp4/read-fragments.ts";
import type { EncodedSegment, Rung, SegmentSpan } from "#segment-source.ts";
import { countFrames, leadOf, seekTo, type Film } from "./encode-pictures.ts";
import { pickFrames } from "./frame-filters.ts";
import { listFilters } from "./list-filters.ts";
import { showAs } from "./picture-filters.ts";

type Ladder = {
  rungs: readonly Rung[];
  /** Consecutive. */
  spans: readonly SegmentSpan[];
  deliver: (rung: Rung, span: SegmentSpan, segment: EncodedSegment) => void;
};

/**
 * Encodes a stretch of a film at several rungs from one decode: ffmpeg reads, seeks and decodes
 * once, where separate segments would each start again at the key frame before them. From the first
 * segment with missing frames on, its rung is left out.
 */
export async function encodeLadder(
  { tools, file, probe }: Film,
  { rungs, spans, deliver }: Ladder,
  signal: AbortSignal,
): Promise<void> {
  const [first] = spans;
  if (!first) return;
  const frames = spans.reduce((sum, span) => sum + span.frames, 0);
  const picked = pickFrames(probe, { ...first, frames }, { pad: false });
  const filters = await listFilters(tools);
  const show = (top: Rung) => showAs(probe.video, top, filters);
  const graph = `[0:${probe.video.streamIndex}]${picked},${scaleDown(rungs, show)}`;
  const outputs = rungs.flatMap((rung, at) => {
    const threads = threadsFor(rung, rungs);
    return [
      ["-map", `[r${at}]`, "-frames:v", `${frames}`],
      videoRunArgs(rung, probe.frameRate, { spans, threads, output: pipeOf(at) }),
    ].flat();
  });
  const ffmpeg = startFfmpegOnFile(tools, {
    file,
    before: seekTo(frameSeconds(first.firstFrame, probe.frameRate) - leadOf(probe)),
    // Scaling needs no threads of its own: they would cost more than they bring.
    after: ["-filter_complex_threads", "1", "-filter_complex", graph, ...outputs],
    timeoutMs: segmentTimeoutMs * spans.length,
    signal,
    extraOutputs: rungs.length - 1,
  });
  const streams = [ffmpeg.stdout, ...ffmpeg.extra];
  await Promise.all([
    ...rungs.map((rung, at) => {
      const stream = streams[at];
      if (!stream) throw new Error(`ffmpeg was started without ${pipeOf(at)}`);
      return handOver(stream, spans, (span, segment) => deliver(rung, span, segment));
    }),
    ffmpeg.done,
  ]);
}

/** Colors are converted once, at the largest size; each rung is scaled from the one above it. */
function scaleDown(rungs: readonly Rung[], show: (top: Rung) => string): string {
  const steps = rungs.map((rung, at) => {
    const above = at + 1;
    const scaled =
      above === rungs.length
        ? show(rung)
        : `[t${above}]scale=${rung.width}:${rung.height},setsar=1`;
    return at === 0 ? `${scaled}[r0]` : `${scaled},split[r${at}][t${at}]`;
  });
  return steps.toReversed().join(";");
}

/**
 * As many threads as an encoder takes by default, shared in proportion to the work: more would only
 * wait.
 */
function threadsFor({ width, height }: Rung, rungs: readonly Rung[]): number {
  const pixels = rungs.reduce((sum, each) => sum + each.width * each.height, 0);
  return Math.ceil((1.5 * availableParallelism() * width * height) / pixels);
}

/** Standard output first; stderr is number 2. */
function pipeOf(at: number): string {
  return `pipe:${at === 0 ? 1 : at + 2}`;
}

async function handOver(
  stream: Readable,
  spans: readonly SegmentSpan[],
  deliver: (span: SegmentSpan, segment: EncodedSegment) => void,
): Promise<void> {
  let at = 0;
  let isWhole = true;
  // Always read to the end: a full pipe would block the other rungs.
  for await (const segment of readFragments(stream)) {
    const span = spans[at];
    isWhole &&= span !== undefined && countFrames(segment) === span.frames;
    if (span && isWhole) deliver(span, segment);
    at += 1;
  }
}
