import type { Writable } from "node:stream";
import type { FfmpegProcess } from "./ffmpeg.ts";
import { audioRate, packetCuts, packetSamples, type SoundRun } from "./segment-layout.ts";
import { writeFragment } from "./mp4/fragment.ts";
import { aacTrack, writeInit } from "./mp4/init.ts";
import type { DeliverSound, FrameRate } from "./segment-source.ts";

type AacRequest = {
  /** The film whose grid the sound is cut on; sound is padded or ended with the last picture. */
  film: { frameCount: number; frameRate: FrameRate };
  run: SoundRun;
  /**
   * Starts ffmpeg with its input, `-map` and the given output arguments. The decoded input begins
   * at `planRun`'s `beginSeconds` in the film.
   */
  start: (output: readonly string[]) => FfmpegProcess;
  /**
   * Output arguments that come first: they shift the input's timestamps to the start of the run.
   */
  filters?: readonly string[];
  /** Writes to ffmpeg's `pipe:0`, for inputs that read from it. */
  feed?: (stdin: Writable) => Promise<void>;
  deliver: DeliverSound;
};

/** Packets encoded before a run's first one, so that the encoder has settled when it comes. */
const leadPackets = 6;
/** Packets encoded after a run's last one: a packet is shaped by the samples that follow it. */
const tailPackets = 2;

const kbps = 128;

/** ftyp+moov of every rendition of every film. */
export const aacInit = writeInit([aacTrack(audioRate, 2)]);

/** The input has no decodable sound, or none this late. */
export class NoSound extends Error {
  override name = "NoSound";
}

/** Where the sound of a run begins and how many packets it has, lead-in and lead-out included. */
export function planRun(film: AacRequest["film"], { first, end }: SoundRun) {
  const cuts = packetCuts(film);
  const firstPacket = cuts[first] ?? 0;
  const begin = Math.max(0, firstPacket - leadPackets);
  const samples = ((cuts[end] ?? firstPacket) + tailPackets - begin) * packetSamples;
  const beginSample = begin * packetSamples;
  return { cuts, begin, samples, beginSample, beginSeconds: beginSample / audioRate };
}

/**
 * Encodes a run of a film's sound as 48 kHz stereo AAC-LC and cuts it on the film's grid. All
 * packets lie on one grid of 1,024 samples from the film's start, and each is encoded between its
 * true neighbors, so that runs join without a click. The encoder's one packet of priming is
 * dropped, so that the film's first sample plays at 0 (within half a packet's fade-in) and no edit
 * list is needed; Media Source Extensions apply edit lists inconsistently.
 * @throws NoSound when fewer packets arrive than the run has
 */
export async function encodeAac(request: AacRequest): Promise<void> {
  const { run, film, deliver } = request;
  const { cuts, begin, samples } = planRun(film, run);
  const ffmpeg = request.start(aacOutput(samples, request.filters));
  const feeding = request.feed?.(ffmpeg.stdin).finally(() => ffmpeg.stdin.end());
  feeding?.catch(() => {});
  if (!request.feed) ffmpeg.stdin.end();

  // The first packet is the encoder's priming.
  let at = begin - 1;
  let index = run.first;
  let held: Buffer[] = [];
  for await (const packet of readAdts(ffmpeg.stdout)) {
    const [first, end] = [cuts[index] ?? 0, cuts[index + 1] ?? 0];
    if (at >= first && index < run.end) held.push(packet);
    at += 1;
    if (at < end || index >= run.end) continue;
    deliver(index, packetFragment(index, first, held));
    index += 1;
    held = [];
  }
  await feeding;
  await ffmpeg.done;
  if (index < run.end) throw new NoSound(`The sound ended before segment ${index}`);
}

/** Encoding settings of every rendition; the packets go to stdout as ADTS. */
function aacOutput(samples: number, filters: readonly string[] = []): string[] {
  const all = [
    ...filters,
    // A late start is filled with silence; the end is padded or cut.
    `aresample=${audioRate}:async=1:first_pts=0`,
    `apad=whole_len=${samples}`,
    `atrim=end_sample=${samples}`,
  ];
  return [
    ["-vn", "-sn", "-dn", "-ac", "2", "-ar", String(audioRate), "-af", all.join(",")],
    ["-c:a", "aac", "-b:a", `${kbps}k`],
    ["-f", "adts", "-flush_packets", "1", "pipe:1"],
  ].flat();
}

/**
 * Wraps packets as the segment with that index; the first one is packet `firstPacket` of the film.
 */
function packetFragment(index: number, firstPacket: number, packets: readonly Buffer[]): Buffer {
  const samples = packets.map((packet) => ({
    size: packet.length,
    duration: packetSamples,
    isSync: true,
    compositionOffset: 0,
  }));
  return writeFragment(
    { sequence: index + 1, trackId: 1, baseTime: firstPacket * packetSamples },
    { samples, data: Buffer.concat(packets) },
  );
}

/** Extracts raw AAC packets from an ADTS stream (ISO/IEC 14496-3, 1.A.3.2). */
async function* readAdts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const bytes of stream) {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    let at = 0;
    while (at + 7 <= rest.length) {
      const size = (rest.readUInt32BE(at + 3) >>> 13) & 0x1fff;
      const isProtected = !((rest[at + 1] ?? 0) & 1);
      if (at + size > rest.length) break;
      yield rest.subarray(at + (isProtected ? 9 : 7), at + size);
      at += size;
    }
    rest = rest.subarray(at);
  }
}
