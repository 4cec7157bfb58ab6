import { once } from "node:events";
import type { Writable } from "node:stream";
import { encodeAac, planRun } from "#aac.ts";
import { startFfmpeg } from "#ffmpeg.ts";
import { audioRate } from "#segment-layout.ts";
import type { Engines, OpenSoundtrack } from "./engines.ts";
import { openCachedSoundtrack } from "./open-cached.ts";
import { filmRate } from "./recipe.ts";
import { SpeechInbox, type RequestSpeech } from "./speech-inbox.ts";
import type { Part, Task } from "./tasks.ts";

type SoundtrackTask = Extract<Task, { kind: "soundtrack" }>;

/** A worker encodes one run of segments at a time, so one inbox is enough. */
export const speechInbox = new SpeechInbox();

/** Renders the sound of a run of the film and delivers its segments as they are cut. */
export async function encodeSoundtrack(
  engines: Engines,
  { recipe, frameCount, run, speaks, tools }: SoundtrackTask,
  { deliver, request }: { deliver: (part: Part) => void; request: RequestSpeech },
  signal: AbortSignal,
): Promise<void> {
  const film = { frameCount, frameRate: filmRate };
  const { beginSample, samples } = planRun(film, run);
  const input = ["-f", "f32le", "-ac", "2", "-ar", String(audioRate), "-i", "pipe:0"];
  const soundtrack = openCachedSoundtrack(engines, recipe, speaks ? speechInbox : null);
  speechInbox.begin(soundtrack.utterancesFor(beginSample, samples), request);
  await encodeAac({
    film,
    run,
    start: (output) => startFfmpeg(tools, [...input, ...output], signal),
    feed: (stdin) => feedSound(soundtrack, { from: beginSample, samples }, stdin, signal),
    deliver: (index, media) => deliver({ index, bytes: [media] }),
  });
}

/** A quarter of a second: the encoder is busy while the next chunk is rendered. */
const pieceSamples = audioRate / 4;

async function feedSound(
  soundtrack: OpenSoundtrack,
  { from, samples }: { from: number; samples: number },
  stdin: Writable,
  signal: AbortSignal,
): Promise<void> {
  const closed = once(stdin, "close").then(() => {
    throw new Error("The encoder ended before the sound did");
  });
  closed.catch(() => {});
  for (let done = 0; done < samples; done += pieceSamples) {
    signal.throwIfAborted();
    const count = Math.min(pieceSamples, samples - done);
    // A line is awaited when it is needed: the first chunk starts without the last line.
    await speechInbox.wait(soundtrack.utterancesFor(from + done, count));
    const { left, right } = soundtrack.render(from + done, count);
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
