import { availableParallelism } from "node:os";
import type { Readable } from "node:stream";
import { videoRunArgs } from "#platform/media/encode-args.ts";
import { startFfmpegOnFile } from "#platform/media/ffmpeg.ts";
import { frameSeconds } from "#platform/media/grid.ts";
import { segmentWallMs } from "#platform/media/media-limits.ts";
import { readFragments } from "#platform/media/mp4/read-fragments.ts";
import type { EncodedSegment, Rung, SegmentSpan } from "#platform/media/segment-source.ts";
import { countFrames, leadOf, seekTo, type Film } from "./encode-pictures.ts";
import { pickFrames } from "./frame-filters.ts";
import { listFilters } from "./list-filters.ts";
import { showAs } from "./picture-filters.ts";

type Ladder = {
  rungs: readonly Rung[];
  /** One after the other. */
  spans: readonly SegmentSpan[];
  deliver: (rung: Rung, span: SegmentSpan, segment: EncodedSegment) => void;
};

/**
 * A stretch of a film at several rungs from one decode: ffmpeg reads, seeks and decodes once, where
 * segments made apart would each begin again at the key picture before them. From the first segment
 * that has not all its frames the rest of its rung is left out.
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
  const input = `[0:${probe.video.streamIndex}]${picked},split=${rungs.length}`;
  const graph = [
    `${input}${rungs.map((_, at) => `[s${at}]`).join("")}`,
    ...rungs.map((rung, at) => `[s${at}]${showAs(probe.video, rung, filters)}[r${at}]`),
  ];
  // As many threads as one encoder takes by itself: more would only wait for one another.
  const threads = Math.max(1, Math.ceil((1.5 * availableParallelism()) / rungs.length));
  const outputs = rungs.flatMap((rung, at) =>
    [
      ["-map", `[r${at}]`, "-frames:v", `${frames}`],
      videoRunArgs(rung, probe.frameRate, { spans, threads, output: pipeOf(at) }),
    ].flat(),
  );
  const ffmpeg = startFfmpegOnFile(tools, {
    file,
    before: seekTo(frameSeconds(first.firstFrame, probe.frameRate) - leadOf(probe)),
    after: ["-filter_complex", graph.join(";"), ...outputs],
    wallMs: segmentWallMs * spans.length,
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
  // Read to the end, whatever comes: a full pipe would hold up the other rungs.
  for await (const segment of readFragments(stream)) {
    const span = spans[at];
    isWhole &&= span !== undefined && countFrames(segment) === span.frames;
    if (span && isWhole) deliver(span, segment);
    at += 1;
  }
}
