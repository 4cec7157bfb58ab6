import type { Envelope } from "#signal/envelope.ts";
import { blockSize, RecentBlocks, silence, silentBlock, type Stereo } from "./block.ts";
import { buses, type Bus, type Clip } from "./clip.ts";
import { addBus, sends } from "./add-bus.ts";
import { limitBlock } from "./limiter.ts";
import { playClips } from "./play-clip.ts";
import { Reverb } from "./reverb.ts";
import type { Room } from "./room.ts";
import type { SamplePool } from "./sample-pool.ts";

export type Mix = {
  /** The clips that are audible in a block; the index is 0 or above. */
  clipsIn: (block: number) => readonly Clip[];
  sampleRate: number;
  /** Infinity for an endless mix. */
  sampleCount: number;
  room: Room;
  /** A gain envelope for each bus, `at` in samples of the film. */
  levels: Record<Bus, Envelope>;
  /** Gain of the sum, before the limiter. */
  master: number;
  /** Length in seconds of the fades at both ends; just enough against clicks by default. */
  fadeSeconds?: number;
};

/** Makes any block of a mix from its clips: play, send to the reverb, sum, limit. */
export class Mixer {
  readonly #mix: Mix;
  readonly #pool: SamplePool;
  readonly #dry = new RecentBlocks<{ main: Stereo; sent: Stereo }>(4);
  readonly #summed = new RecentBlocks<Stereo>(4);
  readonly #limited = new RecentBlocks<Stereo>(2);
  readonly #reverb: Reverb;
  readonly #busSum = silentBlock();

  constructor(mix: Mix, pool: SamplePool) {
    this.#mix = mix;
    this.#pool = pool;
    this.#reverb = new Reverb(mix.room, mix.sampleRate, (index) => this.#dryAt(index).sent);
  }

  /** The finished block; overwritten once two others have been requested. */
  block(index: number): Stereo {
    return this.#limited.get(index, (spare) => {
      const around = {
        before: this.#summedAt(index - 1),
        block: this.#summedAt(index),
        after: this.#summedAt(index + 1),
      };
      return limitBlock(around, spare ?? silentBlock(), this.#mix.sampleRate);
    });
  }

  #dryAt(index: number): { main: Stereo; sent: Stereo } {
    return this.#dry.get(index, (spare) => {
      const main = spare ? silence(spare.main) : silentBlock();
      const sent = spare ? silence(spare.sent) : silentBlock();
      const clips = index < 0 ? [] : this.#mix.clipsIn(index);
      for (const bus of buses) {
        const playing = clips
          .filter((clip) => clip.bus === bus)
          .map((clip) => ({ clip, samples: this.#pool.samplesOf(clip.source) }));
        if (playing.length === 0) continue;
        const sum = silence(this.#busSum);
        const blockStart = index * blockSize;
        playClips(playing, sum, blockStart);
        const options = { send: sends[bus], gain: this.#mix.levels[bus], blockStart };
        addBus(sum.left, main.left, sent.left, options);
        addBus(sum.right, main.right, sent.right, options);
      }
      return { main, sent };
    });
  }

  #summedAt(index: number): Stereo {
    return this.#summed.get(index, (spare) => {
      const sum = spare ?? silentBlock();
      if (index < 0 || index * blockSize >= this.#mix.sampleCount) return silence(sum);
      // The reverb goes first, since it requests many blocks before this one.
      const wet = this.#reverb.block(index);
      const { main } = this.#dryAt(index);
      const { sampleCount, master, sampleRate, fadeSeconds = 0.02 } = this.#mix;
      const fade = sampleRate * fadeSeconds;
      const start = index * blockSize;
      for (let i = 0; i < blockSize; i += 1) {
        const at = start + i;
        const left = sampleCount - at;
        const edge = at >= fade && left >= fade ? 1 : Math.max(0, Math.min(at, left) / fade);
        const gain = master * edge;
        sum.left[i] = ((main.left[i] ?? 0) + (wet.left[i] ?? 0)) * gain;
        sum.right[i] = ((main.right[i] ?? 0) + (wet.right[i] ?? 0)) * gain;
      }
      return sum;
    });
  }
}
