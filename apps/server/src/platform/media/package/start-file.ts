import { packetCuts, packetSamples, segmentSpans, spanSeconds } from "#platform/media/grid.ts";
import {
  chunkSamples,
  joinSamples,
  readSamples,
  writeFragment,
  type Samples,
} from "#platform/media/mp4/fragment.ts";
import { readTrack, writeInit, type Track } from "#platform/media/mp4/init.ts";
import type { SegmentSource } from "#platform/media/segment-source.ts";
import type { Shelved } from "#platform/media/store/shelf.ts";
import type { Ask, Maker } from "./maker.ts";
import { partKeys } from "./part-keys.ts";

/** Pictures are shown as soon as a chunk is there; four a second cost some 4 % in boxes. */
const chunksPerSecond = 4;
const startSegments = 2;

export function startSeconds(source: SegmentSource): number {
  const spans = segmentSpans(source).slice(0, startSegments);
  return spans.reduce((sum, span) => sum + spanSeconds(span, source.frameRate), 0);
}

/**
 * The first seconds of the lowest rung with the first sound, so that one request starts playback:
 * init of both tracks, then chunks by turns. Packets and timestamps are those of the segments.
 */
export async function startFile(maker: Maker, source: SegmentSource, ask: Ask): Promise<Shelved> {
  const key = partKeys.start(source);
  const kept = await maker.find(key);
  if (kept) return kept;
  const [rung] = source.rungs;
  const [audio] = source.audio;
  if (!rung) throw new Error("A title without rungs cannot be played");
  const indexes = segmentSpans(source)
    .slice(0, startSegments)
    .map((span) => span.index);
  const [pictures, sounds] = await Promise.all([
    Promise.all(indexes.map((index) => maker.video(source, rung, index, ask))),
    Promise.all(audio ? indexes.map((index) => maker.audio(source, audio, index, ask)) : []),
  ]);
  const init = await maker.videoInit(source, rung, ask);
  const video = { track: readTrack(init.bytes), ...joined(pictures) };
  const sound = audio && {
    track: readTrack((await maker.audioInit(source, audio, ask)).bytes),
    ...joined(sounds),
  };
  return maker.keep(key, muxChunks(source, video, sound ?? null));
}

type Stream = Samples & { track: Track };

function joined(segments: readonly Shelved[]): Samples {
  return joinSamples(segments.map(({ bytes }) => readSamples(bytes)));
}

function muxChunks(source: SegmentSource, video: Stream, sound: Stream | null): Buffer {
  const { numerator, denominator } = source.frameRate;
  const frames = Math.max(1, Math.round(numerator / denominator / chunksPerSecond));
  const count = Math.ceil(video.samples.length / frames);
  const videoCuts = Array.from({ length: count }, (_, chunk) => chunk * frames);
  const pictures = chunkSamples(video, videoCuts);
  const chunkEnds = videoCuts.map((cut) => ({
    frameCount: Math.min(cut + frames, video.samples.length),
    frameRate: source.frameRate,
  }));
  const soundEnds = chunkEnds.map((end) => packetCuts(end).at(-1) ?? 0);
  const soundCuts = [0, ...soundEnds.slice(0, -1)];
  const sounds = sound ? chunkSamples(sound, soundCuts) : [];

  const out = [writeInit(sound ? [video.track, sound.track] : [video.track])];
  let sequence = 1;
  const push = (trackId: number, baseTime: number, samples: Samples) => {
    if (samples.samples.length === 0) return;
    out.push(writeFragment({ sequence, trackId, baseTime }, samples));
    sequence += 1;
  };
  for (const [chunk, cut] of videoCuts.entries()) {
    const picture = pictures[chunk];
    const packets = sounds[chunk];
    if (picture) push(1, cut * (video.samples[0]?.duration ?? 0), picture);
    if (packets) push(2, (soundCuts[chunk] ?? 0) * packetSamples, packets);
  }
  return Buffer.concat(out);
}
