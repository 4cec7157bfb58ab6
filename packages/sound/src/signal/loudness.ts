/** A second-order section: y = b0 x + b1 x1 + b2 x2 - a1 y1 - a2 y2. */
type Section = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** The K-weighting filter of ITU-R BS.1770-4 (high shelf and low cut) for any sample rate. */
function kWeighting(sampleRate: number): { shelf: Section; cut: Section } {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const q = 0.7071752369554196;
  const a0 = 1 + k / q + k * k;
  const low = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const lowQ = 0.5003270373238773;
  const c0 = 1 + low / lowQ + low * low;
  return {
    shelf: {
      b0: (high + (band * k) / q + k * k) / a0,
      b1: (2 * (k * k - high)) / a0,
      b2: (high - (band * k) / q + k * k) / a0,
      a1: (2 * (k * k - 1)) / a0,
      a2: (1 - k / q + k * k) / a0,
    },
    cut: {
      b0: 1,
      b1: -2,
      b2: 1,
      a1: (2 * (low * low - 1)) / c0,
      a2: (1 - low / lowQ + low * low) / c0,
    },
  };
}

const hopSeconds = 0.1;

/** Mean squares of the weighted signal over each 100 ms, summed over the channels. */
function hopPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const hop = Math.round(hopSeconds * sampleRate);
  const count = Math.ceil((channels[0]?.length ?? 0) / hop);
  const powers: number[] = Array.from({ length: count }, () => 0);
  for (const channel of channels) addPowers(channel, hop, sampleRate, powers);
  return powers;
}

function addPowers(channel: Float32Array, hop: number, sampleRate: number, powers: number[]): void {
  const { shelf, cut } = kWeighting(sampleRate);
  let s1 = 0;
  let s2 = 0;
  let c1 = 0;
  let c2 = 0;
  for (let h = 0; h < powers.length; h += 1) {
    let sum = 0;
    const end = Math.min(channel.length, (h + 1) * hop);
    for (let i = h * hop; i < end; i += 1) {
      const x = channel[i] ?? 0;
      const y = shelf.b0 * x + s1;
      s1 = shelf.b1 * x - shelf.a1 * y + s2;
      s2 = shelf.b2 * x - shelf.a2 * y;
      const z = y + c1;
      c1 = cut.b1 * y - cut.a1 * z + c2;
      c2 = y - cut.a2 * z;
      sum += z * z;
    }
    powers[h] = (powers[h] ?? 0) + sum / hop;
  }
}

/** Integrated loudness in LUFS with both gates of ITU-R BS.1770-4; -Infinity for silence. */
export function integratedLoudness(channels: readonly Float32Array[], sampleRate: number): number {
  return gatedLoudness(hopPowers(channels, sampleRate));
}

/** The same from the powers of consecutive 100 ms blocks. */
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

/** Greatest weighted mean square over 400 ms (a shorter sound is padded with silence). */
export function loudestPower(samples: Float32Array, sampleRate: number, seconds = 1): number {
  const opening = samples.subarray(0, Math.round(seconds * sampleRate));
  const powers = hopPowers([opening], sampleRate);
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
