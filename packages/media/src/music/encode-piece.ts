import { once } from "node:events";
import type { Writable } from "node:stream";
import { assertNever } from "@goldmane/std/assert-never";
import type { Soundtrack } from "@goldmane/sound/soundtrack";
import { aacInit, encodeAac, planRun } from "#aac.ts";
import { startFfmpeg } from "#ffmpeg.ts";
import { audioRate, segmentSpans, spanSeconds } from "#segment-layout.ts";
import { indexBox } from "#package/progressive-layout.ts";
import { readAll } from "#read-all.ts";
import type { MusicTask } from "./music-task.ts";

type Piece = Pick<Soundtrack, "sampleCount" | "render">;
type Order = Pick<MusicTask, "format" | "tools">;

/** The grid that sound is cut on: that of a film at 24 frames a second. */
const frameRate = { numerator: 24, denominator: 1 };
const pcm = ["-f", "f32le", "-ac", "2", "-ar", String(audioRate), "-i", "pipe:0"];

/** A whole piece as a file. */
export function encodePiece(piece: Piece, order: Order, signal: AbortSignal): Promise<Buffer> {
  switch (order.format) {
    case "m4a":
      return encodeM4a(piece, order, signal);
    case "mp3":
      return encodeMp3(piece, order, signal);
    default:
      return assertNever(order.format);
  }
}

/** Fragments of four seconds behind an index, so that a player can seek anywhere at once. */
async function encodeM4a(piece: Piece, { tools }: Order, signal: AbortSignal): Promise<Buffer> {
  const frameCount = Math.ceil((piece.sampleCount / audioRate) * frameRate.numerator);
  const film = { frameCount, frameRate };
  const spans = segmentSpans(film);
  const run = { first: 0, end: spans.length };
  const { beginSample, samples } = planRun(film, run);
  const medias: Buffer[] = [];
  await encodeAac({
    film,
    run,
    start: (output) => startFfmpeg(tools, [...pcm, ...output], signal),
    feed: (stdin) => feedSound(piece, { from: beginSample, samples }, stdin, signal),
    deliver(index, media) {
      medias[index] = Buffer.from(media);
    },
  });
  const ticks = spans.map((span) => Math.round(spanSeconds(span, frameRate) * audioRate));
  const sizes = medias.map((media) => media.length);
  return Buffer.concat([aacInit, indexBox(audioRate, sizes, ticks), ...medias]);
}

/** Constant bitrate, so that players know the length without reading the file. */
async function encodeMp3(piece: Piece, { tools }: Order, signal: AbortSignal): Promise<Buffer> {
  const output = ["-c:a", "libmp3lame", "-b:a", "160k", "-write_xing", "0", "-f", "mp3", "pipe:1"];
  const ffmpeg = startFfmpeg(tools, [...pcm, ...output], signal);
  const encoded = readAll(ffmpeg.stdout);
  encoded.catch(() => {});
  await feedSound(piece, { from: 0, samples: piece.sampleCount }, ffmpeg.stdin, signal);
  ffmpeg.stdin.end();
  await ffmpeg.done;
  return encoded;
}

async function feedSound(
  piece: Piece,
  { from, samples }: { from: number; samples: number },
  stdin: Writable,
  signal: AbortSignal,
): Promise<void> {
  const closed = once(stdin, "close").then(() => {
    throw new Error("The encoder ended before the piece did");
  });
  closed.catch(() => {});
  for (let done = 0; done < samples; done += audioRate) {
    signal.throwIfAborted();
    const { left, right } = piece.render(from + done, Math.min(audioRate, samples - done));
    const isTaken = stdin.write(interleave(left, right));
    if (!isTaken) await Promise.race([once(stdin, "drain"), closed]);
  }
}

function interleave(left: Float32Array, right: Float32Array): Buffer {
  const both = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i += 1) {
    both[2 * i] = left[i] ?? 0;
    both[2 * i + 1] = right[i] ?? 0;
  }
  return Buffer.from(both.buffer);
}
