import { fftOfSize } from "#signal/fft.ts";
import { RecentBlocks, silentBlock, type Stereo } from "./block.ts";
import { double, halve } from "./half-band.ts";
import { halfBlock, roomSpectra, type Room, type Spectrum } from "./room.ts";

type Wet = { left: Float64Array; right: Float64Array };

/**
 * A convolution reverb (partitioned, overlap-save): a block depends only on the few blocks before
 * it, so any block can be requested. Left and right travel as the real and imaginary part of one
 * complex signal, and the product with the two impulse responses spreads each channel over both
 * ears.
 */
export class Reverb {
  readonly #room: Spectrum[];
  readonly #sent: (index: number) => Stereo;
  readonly #halved = new RecentBlocks<Wet>(4);
  readonly #spectra: RecentBlocks<Spectrum>;
  readonly #wet = new RecentBlocks<Wet>(4);
  readonly #product = emptySpectrum();
  readonly #out = silentBlock();

  /** `sent` returns the send signal of any block. */
  constructor(room: Room, sampleRate: number, sent: (index: number) => Stereo) {
    this.#room = roomSpectra(room, sampleRate);
    this.#spectra = new RecentBlocks(this.#room.length + 3);
    this.#sent = sent;
  }

  /** The wet signal of a block; overwritten by the next call. */
  block(index: number): Stereo {
    const before = this.#wetAt(index - 1);
    const now = this.#wetAt(index);
    double(before.left, now.left, this.#out.left);
    double(before.right, now.right, this.#out.right);
    return this.#out;
  }

  #halvedAt(index: number): Wet {
    return this.#halved.get(index, (spare) => {
      const half = spare ?? emptyWet();
      if (index < 0) {
        half.left.fill(0);
        half.right.fill(0);
        return half;
      }
      const before = this.#sent(index - 1);
      const now = this.#sent(index);
      halve(before.left, now.left, half.left);
      halve(before.right, now.right, half.right);
      return half;
    });
  }

  /** Spectrum of the block and the one before it (overlap-save). */
  #spectrumAt(index: number): Spectrum {
    return this.#spectra.get(index, (spare) => {
      const { re, im } = spare ?? emptySpectrum();
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
    return this.#wet.get(index, (spare) => {
      const { re, im } = this.#product;
      re.fill(0);
      im.fill(0);
      for (let part = 0; part < this.#room.length; part += 1) {
        const answer = this.#room[part];
        if (answer && index - part >= 0)
          multiplyAdd(this.#spectrumAt(index - part), answer, re, im);
      }
      fftOfSize(halfBlock * 2).inverse(re, im);
      const scale = 1 / (halfBlock * 2);
      const wet = spare ?? emptyWet();
      for (let i = 0; i < halfBlock; i += 1) {
        wet.left[i] = (re[halfBlock + i] ?? 0) * scale;
        wet.right[i] = (im[halfBlock + i] ?? 0) * scale;
      }
      return wet;
    });
  }
}

function emptySpectrum(): Spectrum {
  return { re: new Float64Array(halfBlock * 2), im: new Float64Array(halfBlock * 2) };
}

function emptyWet(): Wet {
  return { left: new Float64Array(halfBlock), right: new Float64Array(halfBlock) };
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
