import type { OpenSound } from "@goldmane/sound/mix/open-sound";
import { openNature } from "@goldmane/sound/nature/open-nature";
import { openVibe } from "@goldmane/sound/vibes/open-vibe";
import { assertNever } from "@goldmane/std/assert-never";
import type { SoundAnswer, SoundChoice, SoundOrder } from "./sound-order.ts";

/** Makes sound in a worker, one block per request. */
const opened = new Map<number, OpenSound>();

addEventListener("message", ({ data }: MessageEvent<SoundOrder>) => {
  switch (data.type) {
    case "open":
      opened.set(data.id, open(data.choice, data.sampleRate));
      return;
    case "block":
      answer(data.id, data.index);
      return;
    case "close":
      opened.delete(data.id);
      return;
    default:
      assertNever(data);
  }
});

function open(choice: SoundChoice, sampleRate: number): OpenSound {
  return choice.kind === "music"
    ? openVibe(choice, sampleRate)
    : openNature(choice.name, choice.seed, sampleRate);
}

function answer(id: number, index: number): void {
  const block = opened.get(id)?.block(index);
  if (!block) return;
  const left = new Float32Array(block.left);
  const right = new Float32Array(block.right);
  const message: SoundAnswer = { id, index, left, right };
  postMessage(message, { transfer: [left.buffer, right.buffer] });
}
