import { once } from "node:events";
import { createCanvas } from "@napi-rs/canvas";
import { videoSegmentArgs } from "#encode-args.ts";
import { startFfmpeg, type FfmpegProcess } from "#ffmpeg.ts";
import { splitInit } from "#mp4/fragment.ts";
import { readAll } from "#read-all.ts";
import type { EncodedSegment } from "#segment-source.ts";
import type { Engines } from "./engines.ts";
import { openCachedFilm } from "./open-cached.ts";
import { filmRate } from "./recipe.ts";
import type { Task } from "./tasks.ts";

type SegmentTask = Extract<Task, { kind: "segment" }>;

/** Draws a run of frames and encodes them as one closed GOP. */
export async function encodeFrames(
  engines: Engines,
  { recipe, rung, firstFrame, frames, tools }: SegmentTask,
  signal: AbortSignal,
): Promise<EncodedSegment> {
  const input = [
    ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", `${rung.width}x${rung.height}`],
    ["-framerate", String(filmRate.numerator), "-i", "pipe:0"],
    ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ];
  const args = [...input.flat(), ...videoSegmentArgs(rung, filmRate, 0)];
  const ffmpeg = startFfmpeg(tools, args, signal);
  const encoded = readAll(ffmpeg.stdout);
  encoded.catch(() => {});
  const { width, height } = rung;
  const film = openCachedFilm(engines, recipe, rung);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  for (let frame = firstFrame; frame < firstFrame + frames; frame += 1) {
    signal.throwIfAborted();
    film.draw(context, frame / filmRate.numerator);
    await writeFrame(ffmpeg, canvas.data());
  }
  ffmpeg.stdin.end();
  await ffmpeg.done;
  return splitInit(await encoded);
}

/**
 * Waits until the encoder has room for the next frame: each is megabytes. Yielding to the event
 * loop also lets the canvas free what it recorded; without it memory grows with every frame.
 */
async function writeFrame(ffmpeg: FfmpegProcess, pixels: Buffer): Promise<void> {
  if (ffmpeg.stdin.write(pixels)) {
    await new Promise((resolve) => setImmediate(resolve));
    return;
  }
  const ended = ffmpeg.done.then(() => {
    throw new Error("The encoder ended before the last frame");
  });
  await Promise.race([once(ffmpeg.stdin, "drain"), ended]);
}
