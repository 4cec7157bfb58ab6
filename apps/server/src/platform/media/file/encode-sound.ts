import { aacInit, aacOutput, encodeAac, packetFragment, readAdts } from "#platform/media/aac.ts";
import { startFfmpeg, startFfmpegOnFile, type FfmpegProcess } from "#platform/media/ffmpeg.ts";
import { audioRate, packetCuts, packetSamples } from "#platform/media/grid.ts";
import { segmentWallMs, wholeTrackWallMs } from "#platform/media/media-limits.ts";
import type { Probe } from "#platform/media/probe/probe.ts";
import type { EncodedSegment, SegmentSpan } from "#platform/media/segment-source.ts";
import { seekTo, type Film } from "./encode-pictures.ts";

export type SoundTrack = Probe["audio"][number];
type Deliver = (index: number, segment: EncodedSegment) => void;

/** The whole of one sound track, cut on the film's grid. */
export async function encodeSound(
  film: Film,
  { streamIndex }: SoundTrack,
  deliver: Deliver,
  signal: AbortSignal,
): Promise<void> {
  const { tools, file, probe } = film;
  await encodeAac({
    start: (output) =>
      startFfmpegOnFile(tools, {
        file,
        before: seekTo(0),
        after: ["-map", `0:${streamIndex}`, ...output],
        wallMs: wholeTrackWallMs,
        signal,
      }),
    film: probe,
    deliver,
  });
}

/** Packets encoded before a span's first, so that the encoder is in its stride when it comes. */
const leadPackets = 6;
/** And after its last, because a packet is shaped by the samples that follow it. */
const tailPackets = 2;
const seekLeadSeconds = 0.5;

/**
 * One span of a sound track. Its packets lie on the same grid of 1,024 samples as those of the whole
 * track, and each was encoded amid its true neighbours, so that spans join without a click.
 */
export async function encodeSoundSpan(
  film: Film,
  track: SoundTrack,
  span: SegmentSpan,
  signal: AbortSignal,
): Promise<EncodedSegment> {
  const cuts = packetCuts(film.probe);
  const first = cuts[span.index] ?? 0;
  const end = cuts[span.index + 1] ?? first;
  const begin = Math.max(0, first - leadPackets);
  const samples = (end + tailPackets - begin) * packetSamples;
  const beginSeconds = (begin * packetSamples) / audioRate;
  const filters = [
    `asetpts='${instantFrom(beginSeconds, track)}'`,
    `aresample=${audioRate}:async=1:first_pts=0`,
    `apad=whole_len=${samples}`,
    `atrim=end_sample=${samples}`,
  ];
  const ffmpeg = startFfmpegOnFile(film.tools, {
    file: film.file,
    before: seekTo(beginSeconds - seekLeadSeconds),
    after: ["-map", `0:${track.streamIndex}`, ...aacOutput(filters)],
    wallMs: segmentWallMs,
    signal,
  });
  const packets = await collectPackets(ffmpeg);
  // Where nothing could be decoded, nothing can be padded either.
  const isWhole = packets.length >= end - begin + 1;
  const sound = isWhole ? packets : await encodeSilence(film, samples, signal);
  // The first packet is the encoder's priming.
  const own = sound.slice(1 + first - begin, 1 + end - begin);
  return { init: aacInit, media: packetFragment(span.index, first, own) };
}

async function encodeSilence(film: Film, samples: number, signal: AbortSignal): Promise<Buffer[]> {
  const silence = `anullsrc=channel_layout=stereo:sample_rate=${audioRate}`;
  const output = aacOutput([`atrim=end_sample=${samples}`]);
  const ffmpeg = startFfmpeg(film.tools, ["-f", "lavfi", "-i", silence, ...output], signal);
  ffmpeg.stdin.end();
  return await collectPackets(ffmpeg);
}

async function collectPackets(ffmpeg: FfmpegProcess): Promise<Buffer[]> {
  const packets: Buffer[] = [];
  for await (const packet of readAdts(ffmpeg.stdout)) packets.push(packet);
  await ffmpeg.done;
  return packets;
}

/** An expression for a frame's instant, counted from another, in ticks of the filter's clock. */
function instantFrom(seconds: number, { steadyFromSeconds: start }: SoundTrack): string {
  if (start === null) return `PTS-${seconds.toFixed(9)}/TB`;
  // Half a millisecond of difference between spans made apart would be heard where they join.
  const since = `(PTS*TB-${start})`;
  const exact = `round(${since}*SR/NB_SAMPLES)*NB_SAMPLES/SR`;
  // The track's first packet may be cut short, and is then no measure of the others.
  return `(if(lt(${since},0.03),${since},${exact})+${(start - seconds).toFixed(9)})/TB`;
}
