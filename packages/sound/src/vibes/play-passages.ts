import { playAmbiences } from "#ambience/play-ambience.ts";
import { blockSize } from "#mix/block.ts";
import type { Clip } from "#mix/clip.ts";
import { layOutForm } from "#pieces/lay-out-form.ts";
import { playPiece } from "#pieces/play-piece.ts";
import { writePiece } from "#pieces/write-piece.ts";
import type { Vibe } from "./vibe.ts";
import { writePassage } from "./write-passage.ts";

type Stage = { sampleRate: number; seed: number };

/** How long a passage can sound into the next one, at most. */
const tailSeconds = 12;

export class Passages {
  /** Samples per passage. */
  readonly length: number;
  readonly #vibe: Vibe;
  readonly #stage: Stage;
  readonly #played = new Map<number, Clip[]>();

  constructor(vibe: Vibe, stage: Stage) {
    this.#vibe = vibe;
    this.#stage = stage;
    const { bars } = layOutForm(writePassage(vibe, stage.seed, 0));
    this.length = Math.round((bars.at(-1)?.times.at(-1) ?? 0) * stage.sampleRate);
  }

  /**
   * All clips that can be audible in a block: those of its passage, of the one that fades out and
   * of the next.
   */
  clipsIn(block: number): Clip[] {
    const from = block * blockSize;
    const to = from + blockSize;
    const last = Math.floor((to - 1) / this.length) + 1;
    const first = Math.floor((from - tailSeconds * this.#stage.sampleRate) / this.length);
    const clips: Clip[] = [];
    for (let index = Math.max(0, first); index <= last; index += 1) {
      for (const clip of this.at(index))
        if (clip.start < to && clip.start + clip.length > from) clips.push(clip);
    }
    return clips;
  }

  /** The clips of one passage, at their position in the endless piece. */
  at(index: number): readonly Clip[] {
    const known = this.#played.get(index);
    if (known) return known;
    const made = this.#play(index);
    this.#played.set(index, made);
    for (const old of this.#played.keys()) {
      if (this.#played.size <= 5) break;
      this.#played.delete(old);
    }
    return made;
  }

  #play(index: number): Clip[] {
    const { sampleRate, seed } = this.#stage;
    const piece = writePassage(this.#vibe, seed, index);
    const start = index * this.length;
    const sampleCount = this.length + tailSeconds * sampleRate;
    const { parts } = writePiece(piece);
    const clips = playPiece(piece, parts, { sampleRate, sampleCount, seed: piece.seed }).map(
      (clip): Clip => Object.assign(clip, { start: clip.start + start }),
    );
    const { place } = this.#vibe;
    if (!place) return clips;
    const cue = { start: start / sampleRate, end: (start + this.length) / sampleRate, ...place };
    const around = playAmbiences([cue], { sampleRate, sampleCount: Infinity, seed });
    return [...clips, ...around];
  }
}
