import type { VibeChoice } from "@goldmane/sound/vibes/open-vibe";
import type { SoundAnswer, SoundOrder } from "./sound-order.ts";

/** Buffered blocks: about two and a half seconds, more than a page is ever blocked. */
const aheadBlocks = 7;
const fadeSeconds = 1.4;
/** Timeout for the first block. */
const leadSeconds = 0.12;

export type Deck = { fadeOut: () => void };

/**
 * Plays a vibe until it is faded out. Each block starts at the exact sample at which the previous
 * one ends, so that the seams are inaudible. The end of a block requests another: no timer is
 * needed, which browsers throttle in hidden tabs.
 */
export function playDeck(audio: AudioContext, into: AudioNode, choice: VibeChoice): Deck {
  const worker = new Worker(new URL("./sound-worker.ts", import.meta.url), { type: "module" });
  const gain = new GainNode(audio, { gain: 0 });
  gain.connect(into);
  const order = (message: SoundOrder) => worker.postMessage(message, {});
  let wanted = 0;
  let startsAt: number | null = null;
  const more = () => {
    order({ type: "block", id: 1, index: wanted });
    wanted += 1;
  };

  worker.addEventListener("message", ({ data }: MessageEvent<SoundAnswer>) => {
    const length = data.left.length / audio.sampleRate;
    const earliest = audio.currentTime + leadSeconds;
    if (startsAt === null) fadeIn(gain, audio.currentTime);
    startsAt ??= earliest;
    // A page that was suspended longer resumes from here.
    if (startsAt + data.index * length < audio.currentTime)
      startsAt = earliest - data.index * length;
    const buffer = audio.createBuffer(2, data.left.length, audio.sampleRate);
    buffer.copyToChannel(data.left, 0);
    buffer.copyToChannel(data.right, 1);
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(gain);
    source.addEventListener("ended", more);
    const frame = Math.round((startsAt + data.index * length) * audio.sampleRate);
    source.start(frame / audio.sampleRate);
  });

  order({ type: "open", id: 1, choice, sampleRate: audio.sampleRate });
  for (let block = 0; block < aheadBlocks; block += 1) more();

  return {
    fadeOut() {
      const now = audio.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(0, now, fadeSeconds / 4);
      setTimeout(() => {
        worker.terminate();
        gain.disconnect();
      }, fadeSeconds * 1000);
    },
  };
}

function fadeIn({ gain }: GainNode, now: number): void {
  gain.setValueAtTime(0, now);
  gain.linearRampToValueAtTime(1, now + fadeSeconds);
}
