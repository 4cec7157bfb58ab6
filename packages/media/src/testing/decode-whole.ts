import { execFileSync } from "node:child_process";
import { aacInit } from "#aac.ts";
import { FileSource } from "#file/file-source.ts";
import { segmentSpans, soundRunOf } from "#segment-layout.ts";
import { stampSegment } from "#package/stamp-segment.ts";
import { probeFile } from "#probe/probe-file.ts";
import type { AudioRendition, Rung } from "#segment-source.ts";
import { UntrustedFile } from "#untrusted-file.ts";
import { testTools } from "./clips.ts";

const signal = new AbortController().signal;

/** Opens a file as a source, as ingest would, without captions and posters. */
export async function openClip(path: string): Promise<FileSource> {
  const file = new UntrustedFile(path);
  return new FileSource(testTools, {
    contentHash: path,
    pictureHash: path,
    probe: await probeFile(testTools, file, signal),
    captions: [],
    open: async () => ({ file, [Symbol.asyncDispose]: async () => {} }),
    readCaptions: async () => "",
    readPicture: async () => Buffer.alloc(0),
  });
}

/** Encodes every segment of a rung alone, last ones first, and joins them to one MP4. */
export async function encodeAll(source: FileSource, rung: Rung | undefined): Promise<Buffer> {
  if (!rung) throw new Error("No such rung");
  let init: Buffer = Buffer.alloc(0);
  const media: Buffer[] = [];
  for (const span of segmentSpans(source).toReversed()) {
    const segment = await source.encodeVideo(rung, span, signal);
    if (init.length > 0 && !init.equals(segment.init)) throw new Error("The headers differ");
    init = segment.init;
    media.unshift(stampSegment(segment, span, source.frameRate));
  }
  return Buffer.concat([init, ...media]);
}

/**
 * The sound in runs, the last of them first; eight segments each, as for a viewer who watches it
 * whole, by default.
 */
export async function encodeAllSound(
  source: FileSource,
  audio: AudioRendition | undefined,
  runOf = (segment: number) => soundRunOf(source, segment - (segment % 8)),
): Promise<Buffer> {
  if (!audio) throw new Error("No such sound track");
  const segments: Buffer[] = [];
  const runs = new Map(segmentSpans(source).map(({ index }) => [runOf(index).first, runOf(index)]));
  for (const run of [...runs.values()].toReversed()) {
    const deliver = (index: number, media: Buffer) => (segments[index] = media);
    await source.encodeAudio(audio, { run, deliver }, signal);
  }
  return Buffer.concat([aacInit, ...segments]);
}

/** Gray pictures of 32 by 18, one after another, as decoded from an MP4 or a file. */
export function seePictures(source: Buffer | string): Buffer[] {
  const raw = decode(source, "-vf scale=32:18,format=gray -fps_mode passthrough -f rawvideo");
  const size = 32 * 18;
  return Array.from({ length: raw.length / size }, (_, index) =>
    raw.subarray(index * size, (index + 1) * size),
  );
}

/** One channel at 48 kHz. */
export function hear(source: Buffer | string): Float32Array {
  const raw = decode(source, "-vn -ac 1 -ar 48000 -f f32le");
  return new Float32Array(new Uint8Array(raw).buffer);
}

export function measure(source: Buffer): { frames: number; seconds: number; size: string } {
  const show = "stream=nb_read_frames,duration,width,height";
  const text = execFileSync(
    testTools.ffprobe,
    ["-v", "error", "-count_frames", "-show_entries", show, "-of", "json", "-i", "pipe:0"],
    { input: source, encoding: "utf8" },
  );
  const [stream] = JSON.parse(text).streams;
  const size = `${stream.width}x${stream.height}`;
  return { frames: Number(stream.nb_read_frames), seconds: Number(stream.duration), size };
}

function decode(source: Buffer | string, output: string): Buffer {
  const input = typeof source === "string" ? source : "pipe:0";
  return execFileSync(
    testTools.ffmpeg,
    ["-v", "error", "-i", input, ...output.split(" "), "pipe:1"],
    { ...(typeof source !== "string" && { input: source }), maxBuffer: 1024 ** 3 },
  );
}
