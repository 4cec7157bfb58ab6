import type { Writable } from "node:stream";
import type { FfmpegProcess } from "./ffmpeg.ts";
import { audioRate, packetCuts, packetSamples } from "./grid.ts";
import { writeFragment } from "./mp4/fragment.ts";
import { aacTrack, writeInit } from "./mp4/init.ts";
import type { EncodedSegment, FrameRate } from "./segment-source.ts";

type AacRequest = {
  /** Starts ffmpeg with its input and `-map` before these output arguments. */
  start: (output: readonly string[]) => FfmpegProcess;
  /** Writes what the input reads from `pipe:0`, if it does. */
  feed?: (stdin: Writable) => Promise<void>;
  /** The film whose grid the sound is cut on; sound is padded or ended with the last picture. */
  film: { frameCount: number; frameRate: FrameRate };
  kbps?: number;
  deliver: (index: number, segment: EncodedSegment) => void;
};

/** The same for every rendition of every film. */
export const aacInit = writeInit([aacTrack(audioRate, 2)]);

/** What every rendition is encoded with; the packets go to stdout as ADTS. */
export function aacOutput(filters: readonly string[], kbps = 128): string[] {
  return [
    ["-vn", "-sn", "-dn", "-ac", "2", "-ar", String(audioRate), "-af", filters.join(",")],
    ["-c:a", "aac", "-b:a", `${kbps}k`],
    ["-f", "adts", "-flush_packets", "1", "pipe:1"],
  ].flat();
}

/**
 * Encodes sound as 48 kHz stereo AAC-LC and cuts it on the film's grid. The encoder's one packet of
 * priming is dropped, so that the first sample of the input is heard at 0 (to within half a packet's
 * fade) and no edit list is needed, which Media Source Extensions would not apply alike everywhere.
 */
export async function encodeAac(request: AacRequest): Promise<void> {
  const cuts = packetCuts(request.film);
  const samples = (cuts.at(-1) ?? 0) * packetSamples;
  const filters = [
    // A late start is filled, the end padded or cut: every rendition is as long as the pictures.
    `aresample=${audioRate}:async=1:first_pts=0`,
    `apad=whole_len=${samples}`,
    `atrim=end_sample=${samples}`,
  ];
  const ffmpeg = request.start(aacOutput(filters, request.kbps));
  const feeding = request.feed?.(ffmpeg.stdin).finally(() => ffmpeg.stdin.end());
  feeding?.catch(() => {});
  if (!request.feed) ffmpeg.stdin.end();

  let seen = 0;
  let index = 0;
  let held: Buffer[] = [];
  for await (const packet of readAdts(ffmpeg.stdout)) {
    seen += 1;
    if (seen === 1 || index >= cuts.length - 1) continue;
    held.push(packet);
    const first = cuts[index] ?? 0;
    if (first + held.length < (cuts[index + 1] ?? 0)) continue;
    request.deliver(index, { init: aacInit, media: packetFragment(index, first, held) });
    index += 1;
    held = [];
  }
  await feeding;
  await ffmpeg.done;
  if (index < cuts.length - 1) {
    throw new Error(`The sound ended after ${index} of ${cuts.length - 1} segments`);
  }
}

/** Packets as the segment of that index, the first of them being packet `firstPacket` of the film. */
export function packetFragment(
  index: number,
  firstPacket: number,
  packets: readonly Buffer[],
): Buffer {
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

/** Takes raw AAC packets out of an ADTS stream (ISO/IEC 14496-3, 1.A.3.2). */
export async function* readAdts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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
