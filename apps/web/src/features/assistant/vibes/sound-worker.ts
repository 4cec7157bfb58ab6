import { openVibe, type OpenVibe } from "@goldmane/sound/vibes/open-vibe";
import type { SoundAnswer, SoundOrder } from "./sound-order.ts";

/** Generates sound in a worker, one block per request. */
let vibe: OpenVibe | null = null;
let openId = 0;

addEventListener("message", ({ data }: MessageEvent<SoundOrder>) => {
  if (data.type === "open") {
    openId = data.id;
    vibe = openVibe(data.choice, data.sampleRate);
    return;
  }
  if (!vibe || data.id !== openId) return;
  const block = vibe.block(data.index);
  const left = new Float32Array(block.left);
  const right = new Float32Array(block.right);
  const answer: SoundAnswer = { id: data.id, index: data.index, left, right };
  postMessage(answer, { transfer: [left.buffer, right.buffer] });
});
