/** ITU-R BS.1770-4: the two filters before the mean square, for any sample rate. */
class KWeighting {
  readonly #stages: [Biquad, Biquad];

  constructor(sampleRate: number) {
    const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
    const vh = 10 ** (3.999843853973347 / 20);
    const vb = vh ** 0.4996667741545416;
    const q = 0.7071752369554196;
    const a0 = 1 + k / q + k * k;
    const shelf = new Biquad(
      [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
      [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
    );
    const low = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
    const lowQ = 0.5003270373238773;
    const b0 = 1 + low / lowQ + low * low;
    const cut = new Biquad(
      [1, -2, 1],
      [(2 * (low * low - 1)) / b0, (1 - low / lowQ + low * low) / b0],
    );
    this.#stages = [shelf, cut];
  }

  feed(sample: number): number {
    return this.#stages[1].feed(this.#stages[0].feed(sample));
  }
}

class Biquad {
  #first = 0;
  #second = 0;
  readonly #b: [number, number, number];
  readonly #a: [number, number];

  constructor(b: [number, number, number], a: [number, number]) {
    this.#b = b;
    this.#a = a;
  }

  feed(x: number): number {
    const y = this.#b[0] * x + this.#first;
    this.#first = this.#b[1] * x - this.#a[0] * y + this.#second;
    this.#second = this.#b[2] * x - this.#a[1] * y;
    return y;
  }
}

const hopSeconds = 0.1;

/** Mean squares of the weighted sound over each 100 ms, summed over the channels. */
function hopPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const hop = Math.round(hopSeconds * sampleRate);
  const count = Math.ceil((channels[0]?.length ?? 0) / hop);
  const powers: number[] = Array.from({ length: count }, () => 0);
  for (const channel of channels) {
    const weighting = new KWeighting(sampleRate);
    for (let h = 0; h < count; h += 1) {
      let sum = 0;
      const end = Math.min(channel.length, (h + 1) * hop);
      for (let i = h * hop; i < end; i += 1) {
        const weighted = weighting.feed(channel[i] ?? 0);
        sum += weighted * weighted;
      }
      powers[h] = (powers[h] ?? 0) + sum / hop;
    }
  }
  return powers;
}

/** Integrated loudness in LUFS with both gates of BS.1770-4; -Infinity for silence. */
export function integratedLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  return gatedLoudness(hopPowers(channels, sampleRate));
}

/** The same from powers of consecutive 100 ms. */
export function gatedLoudness(powers: readonly number[]): number {
  const blocks: number[] = [];
  for (let h = 0; h + 4 <= powers.length; h += 1) {
    let sum = 0;
    for (let k = 0; k < 4; k += 1) sum += powers[h + k] ?? 0;
    blocks.push(sum / 4);
  }
  const audible = blocks.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/** Greatest weighted mean square of a sound over 400 ms (shorter sounds are padded with silence). */
export function loudestPower(samples: Float32Array, sampleRate: number, seconds = 1): number {
  const heard = samples.subarray(0, Math.round(seconds * sampleRate));
  const powers = hopPowers([heard], sampleRate);
  let greatest = 0;
  for (let h = 0; h < powers.length; h += 1) {
    let sum = 0;
    for (let k = 0; k < 4; k += 1) sum += powers[h + k] ?? 0;
    greatest = Math.max(greatest, sum / 4);
  }
  return greatest;
}

export function toLufs(power: number): number {
  return power > 0 ? 10 * Math.log10(power) - 0.691 : Number.NEGATIVE_INFINITY;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
