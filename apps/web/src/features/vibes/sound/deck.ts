import type { SoundMaker } from "./sound-maker.ts";
import type { SoundAnswer, SoundChoice } from "./sound-order.ts";

/** Buffered blocks: about two and a half seconds, more than a page is ever blocked. */
const aheadBlocks = 7;
const fadeSeconds = 1.4;
/** From the first block's arrival until it sounds. */
const leadSeconds = 0.12;

export type Deck = {
  /** Sets the gain of this sound, 0..1. */
  turn: (gain: number) => void;
  fadeOut: () => void;
  /** The block that is heard now. */
  block: () => number;
};

type Means = { audio: AudioContext; into: AudioNode; maker: SoundMaker };

/**
 * Plays an endless sound from a block on until it is faded out. Each block starts at the exact
 * sample at which the previous one ends, so that the seams are inaudible. The end of a block
 * requests another: no timer is needed, which browsers throttle in hidden tabs.
 */
export function playDeck(means: Means, choice: SoundChoice, from = 0): Deck {
  const { audio, into, maker } = means;
  const gain = new GainNode(audio, { gain: 0 });
  const level = new GainNode(audio, { gain: 1 });
  gain.connect(level).connect(into);
  let wanted = from;
  /** When block 0 would have begun. */
  let startsAt: number | null = null;
  let blockSeconds = 1;

  const schedule = (data: SoundAnswer) => {
    blockSeconds = data.left.length / audio.sampleRate;
    const earliest = audio.currentTime + leadSeconds;
    if (startsAt === null) {
      fadeIn(gain, audio.currentTime);
      startsAt = earliest - data.index * blockSeconds;
    } else if (startsAt + data.index * blockSeconds < audio.currentTime) {
      // A page that was suspended for longer resumes from here.
      startsAt = earliest - data.index * blockSeconds;
    }
    const buffer = audio.createBuffer(2, data.left.length, audio.sampleRate);
    buffer.copyToChannel(data.left, 0);
    buffer.copyToChannel(data.right, 1);
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(gain);
    source.addEventListener("ended", more);
    const frame = Math.round((startsAt + data.index * blockSeconds) * audio.sampleRate);
    source.start(frame / audio.sampleRate);
  };
  const sound = maker.open(choice, audio.sampleRate, schedule);
  const more = () => {
    sound.ask(wanted);
    wanted += 1;
  };
  for (let ahead = 0; ahead < aheadBlocks; ahead += 1) more();

  return {
    turn: (value) => level.gain.setTargetAtTime(value, audio.currentTime, 0.08),
    block: () =>
      startsAt === null
        ? from
        : Math.max(from, Math.floor((audio.currentTime - startsAt) / blockSeconds)),
    fadeOut() {
      const now = audio.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(0, now, fadeSeconds / 4);
      sound.close();
      setTimeout(() => level.disconnect(), fadeSeconds * 1000);
    },
  };
}

function fadeIn({ gain }: GainNode, now: number): void {
  gain.setValueAtTime(0, now);
  gain.linearRampToValueAtTime(1, now + fadeSeconds);
}
