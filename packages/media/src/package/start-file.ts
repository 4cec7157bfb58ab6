import { aacInit } from "#aac.ts";
import { packetCuts, packetSamples, segmentSpans, spanSeconds } from "#segment-layout.ts";
import { chunkSamples, readSamples, writeFragment, type Samples } from "#mp4/fragment.ts";
import { readTrack, writeInit } from "#mp4/init.ts";
import type { SegmentSource, SegmentSpan } from "#segment-source.ts";
import type { CachedPart } from "#store/part-cache.ts";
import type { PartRequest, Packager } from "./packager.ts";
import { partKeys } from "./part-keys.ts";

/** Pictures are shown as soon as a chunk arrives; four a second cost about 4 % in boxes. */
const chunksPerSecond = 4;
const startSegments = 2;

function startSpans(source: SegmentSource): SegmentSpan[] {
  return segmentSpans(source).slice(0, startSegments);
}

export function startSeconds(source: SegmentSource): number {
  return startSpans(source).reduce((sum, span) => sum + spanSeconds(span, source.frameRate), 0);
}

/** The whole start file: from the cache, or assembled and cached. */
export async function startFile(
  packager: Packager,
  source: SegmentSource,
  ask: PartRequest,
): Promise<CachedPart> {
  const kept = await packager.find(partKeys.start(source));
  if (kept) return kept;
  const pieces: Buffer[] = [];
  for await (const piece of startPieces(packager, source, ask)) pieces.push(piece);
  return packager.store(partKeys.start(source), Buffer.concat(pieces));
}

/**
 * The first seconds of the lowest rung with the first sound, so that one request starts playback:
 * init of both tracks, then alternating chunks. Packets and timestamps match the segments'.
 * The init and each segment are yielded as soon as they are made.
 */
export async function* startPieces(
  packager: Packager,
  source: SegmentSource,
  ask: PartRequest,
): AsyncGenerator<Buffer> {
  const [rung] = source.rungs;
  const [audio] = source.audio;
  if (!rung) throw new Error("A title without rungs cannot be played");
  // All are requested at once, and awaited in order.
  const segments = startSpans(source).map((span) => {
    const both = Promise.all([
      packager.video(source, rung, span.index, ask),
      audio && packager.audio(source, audio, span.index, ask),
    ]);
    both.catch(() => {});
    return { span, both };
  });
  const first = await segments[0]?.both;
  const { bytes: init } = await packager.videoInit(source, rung, ask);
  yield writeInit([init, ...(audio ? [aacInit] : [])].map(readTrack));
  for (const { span, both } of segments) {
    const [video, sound] = first && span.index === 0 ? first : await both;
    const sounds = sound ? readSamples(sound.bytes) : null;
    yield muxChunks(source, span, { pictures: readSamples(video.bytes), sounds });
  }
}

/** One segment in chunks, pictures and sound alternating; a moof holds one track only. */
function muxChunks(
  source: SegmentSource,
  span: SegmentSpan,
  { pictures, sounds }: { pictures: Samples; sounds: Samples | null },
): Buffer {
  const { numerator, denominator } = source.frameRate;
  const each = Math.max(1, Math.round(numerator / denominator / chunksPerSecond));
  const count = Math.ceil(span.frames / each);
  const frames = Array.from({ length: count }, (_, chunk) => chunk * each);
  const packetsAt = frames.map((frame) => firstPacketAt(source, span.firstFrame + frame));
  const firstPacket = packetsAt[0] ?? 0;
  const pictureChunks = chunkSamples(pictures, frames);
  const soundChunks = sounds
    ? chunkSamples(
        sounds,
        packetsAt.map((packet) => packet - firstPacket),
      )
    : [];
  const frameTicks = pictures.samples[0]?.duration ?? 0;
  const sequence = 1 + span.firstFrame * 2;
  return Buffer.concat(
    frames.flatMap((frame, chunk) => {
      const picture = pictureChunks[chunk];
      const sound = soundChunks[chunk];
      const baseTime = (span.firstFrame + frame) * frameTicks;
      const soundTime = (packetsAt[chunk] ?? 0) * packetSamples;
      const at = sequence + chunk * 2;
      return [
        ...(picture ? [writeFragment({ sequence: at, trackId: 1, baseTime }, picture)] : []),
        ...(sound && sound.samples.length > 0
          ? [writeFragment({ sequence: at + 1, trackId: 2, baseTime: soundTime }, sound)]
          : []),
      ];
    }),
  );
}

function firstPacketAt({ frameRate }: SegmentSource, frame: number): number {
  return packetCuts({ frameCount: frame, frameRate }).at(-1) ?? 0;
}
