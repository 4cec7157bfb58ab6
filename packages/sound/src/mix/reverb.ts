import { fftOfSize } from "#signal/fft.ts";
import { blockSize, RecentBlocks, type Stereo } from "./block.ts";
import { double, halve } from "./half-band.ts";
import { halfBlock, roomSpectra, type Room, type Spectrum } from "./room.ts";

type Wet = { left: Float64Array; right: Float64Array };

/**
 * The room, as a finite convolution: a block of it depends on the few blocks before and on nothing
 * else, so it can be asked for anywhere. Left and right travel as one complex signal, and the
 * complex product with the room's two answers spreads each of them over both ears.
 */
export class Reverb {
  readonly #room: Spectrum[];
  readonly #sent: (index: number) => Stereo;
  readonly #halved = new RecentBlocks<Wet>(4);
  readonly #spectra: RecentBlocks<Spectrum>;
  readonly #wet = new RecentBlocks<Wet>(3);

  /** `sent` gives what goes into the room in any block. */
  constructor(room: Room, sampleRate: number, sent: (index: number) => Stereo) {
    this.#room = roomSpectra(room, sampleRate);
    this.#spectra = new RecentBlocks(this.#room.length + 3);
    this.#sent = sent;
  }

  block(index: number): Stereo {
    const before = this.#wetAt(index - 1);
    const now = this.#wetAt(index);
    const out = { left: new Float32Array(blockSize), right: new Float32Array(blockSize) };
    double(before.left, now.left, out.left);
    double(before.right, now.right, out.right);
    return out;
  }

  #halvedAt(index: number): Wet {
    return this.#halved.get(index, () => {
      const half = { left: new Float64Array(halfBlock), right: new Float64Array(halfBlock) };
      if (index < 0) return half;
      const before = this.#sent(index - 1);
      const now = this.#sent(index);
      halve(before.left, now.left, half.left);
      halve(before.right, now.right, half.right);
      return half;
    });
  }

  /** Spectrum of the block and the one before it (overlap-save). */
  #spectrumAt(index: number): Spectrum {
    return this.#spectra.get(index, () => {
      const re = new Float64Array(halfBlock * 2);
      const im = new Float64Array(halfBlock * 2);
      const before = this.#halvedAt(index - 1);
      const now = this.#halvedAt(index);
      re.set(before.left);
      re.set(now.left, halfBlock);
      im.set(before.right);
      im.set(now.right, halfBlock);
      fftOfSize(halfBlock * 2).forward(re, im);
      return { re, im };
    });
  }

  #wetAt(index: number): Wet {
    return this.#wet.get(index, () => {
      const re = new Float64Array(halfBlock * 2);
      const im = new Float64Array(halfBlock * 2);
      for (let part = 0; part < this.#room.length; part += 1) {
        const answer = this.#room[part];
        if (answer && index - part >= 0)
          multiplyAdd(this.#spectrumAt(index - part), answer, re, im);
      }
      fftOfSize(halfBlock * 2).inverse(re, im);
      const scale = 1 / (halfBlock * 2);
      const left = re.subarray(halfBlock).map((value) => value * scale);
      const right = im.subarray(halfBlock).map((value) => value * scale);
      return { left, right };
    });
  }
}

function multiplyAdd(a: Spectrum, b: Spectrum, re: Float64Array, im: Float64Array): void {
  for (let i = 0; i < re.length; i += 1) {
    const ar = a.re[i] ?? 0;
    const ai = a.im[i] ?? 0;
    const br = b.re[i] ?? 0;
    const bi = b.im[i] ?? 0;
    re[i] = (re[i] ?? 0) + ar * br - ai * bi;
    im[i] = (im[i] ?? 0) + ar * bi + ai * br;
  }
}
