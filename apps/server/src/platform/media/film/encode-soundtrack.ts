import { once } from "node:events";
import type { Writable } from "node:stream";
import { encodeAac } from "#platform/media/aac.ts";
import { startFfmpeg } from "#platform/media/ffmpeg.ts";
import { audioRate } from "#platform/media/grid.ts";
import type { Engines, OpenSoundtrack } from "./engines.ts";
import { filmRate } from "./recipe.ts";
import type { Part, Task } from "./tasks.ts";

type SoundtrackTask = Extract<Task, { kind: "soundtrack" }>;

/** Sounds the whole film and hands its segments over as they are cut. */
export async function encodeSoundtrack(
  engines: Engines,
  { recipe, frameCount, tools }: SoundtrackTask,
  deliver: (part: Part) => void,
  signal: AbortSignal,
): Promise<void> {
  const total = Math.ceil((frameCount / filmRate.numerator) * audioRate);
  const input = ["-f", "f32le", "-ac", "2", "-ar", String(audioRate), "-i", "pipe:0"];
  await encodeAac({
    start: (output) => startFfmpeg(tools, [...input, ...output], signal),
    feed: (stdin) => feedSound(engines.openSoundtrack(recipe), total, stdin, signal),
    film: { frameCount, frameRate: filmRate },
    deliver: (index, { init, media }) => deliver({ index, bytes: [Buffer.from(init), media] }),
  });
}

async function feedSound(
  soundtrack: OpenSoundtrack,
  total: number,
  stdin: Writable,
  signal: AbortSignal,
): Promise<void> {
  const closed = once(stdin, "close").then(() => {
    throw new Error("The encoder ended before the sound did");
  });
  closed.catch(() => {});
  for (let from = 0; from < total; from += audioRate) {
    signal.throwIfAborted();
    const { left, right } = soundtrack.render(from, Math.min(audioRate, total - from));
    const isTaken = stdin.write(interleave(left, right));
    await (isTaken
      ? new Promise((resolve) => setImmediate(resolve))
      : Promise.race([once(stdin, "drain"), closed]));
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
