/**
 * A complex radix-4 FFT. `forward` leaves its output in digit-reversed order and `inverse` expects
 * that order: convolution never needs the natural one. `slot` returns a bin's position.
 */
export class Fft {
  readonly size: number;
  readonly #bits: number;
  /** Twiddle factors by span, butterfly after butterfly: cos and sin of w, w^2, w^3. */
  readonly #twiddles = new Map<number, Float64Array>();

  /** @throws RangeError unless size is a power of two. */
  constructor(size: number) {
    this.#bits = Math.round(Math.log2(size));
    if (2 ** this.#bits !== size) throw new RangeError(`FFT size ${size} is not a power of two.`);
    this.size = size;
    for (let span = this.#bits % 2 === 0 ? 4 : 8; span <= size; span <<= 2) {
      this.#twiddles.set(span, twiddlesOf(span));
    }
  }

  /** The position of a bin (0 .. size-1) in the output of `forward`: its bits, reversed. */
  slot(bin: number): number {
    const odd = ((bin >>> 1) & 0x55555555) | ((bin & 0x55555555) << 1);
    const pairs = ((odd >>> 2) & 0x33333333) | ((odd & 0x33333333) << 2);
    const nibbles = ((pairs >>> 4) & 0x0f0f0f0f) | ((pairs & 0x0f0f0f0f) << 4);
    const bytes = ((nibbles >>> 8) & 0x00ff00ff) | ((nibbles & 0x00ff00ff) << 8);
    return ((bytes >>> 16) | (bytes << 16)) >>> (32 - this.#bits);
  }

  forward(re: Float64Array, im: Float64Array): void {
    let span = this.size;
    for (; span >= 4; span >>= 2) splitPass(re, im, this.#twiddles.get(span) ?? twiddlesOf(span));
    if (span === 2) pairPass(re, im);
  }

  /** Unscaled inverse: divide by the size. */
  inverse(re: Float64Array, im: Float64Array): void {
    let span = this.#bits % 2 === 0 ? 4 : 8;
    if (span === 8) pairPass(re, im);
    for (; span <= this.size; span <<= 2) {
      joinPass(re, im, this.#twiddles.get(span) ?? twiddlesOf(span));
    }
  }
}

function twiddlesOf(span: number): Float64Array {
  const quarter = span >> 2;
  const table = new Float64Array(quarter * 6);
  for (let j = 0; j < quarter; j += 1) {
    for (let power = 1; power <= 3; power += 1) {
      const angle = (2 * Math.PI * j * power) / span;
      table[j * 6 + power * 2 - 2] = Math.cos(angle);
      table[j * 6 + power * 2 - 1] = Math.sin(angle);
    }
  }
  return table;
}

function splitPass(re: Float64Array, im: Float64Array, table: Float64Array): void {
  const quarter = table.length / 6;
  for (let start = 0; start < re.length; start += quarter * 4) {
    let at = 0;
    for (let a = start; a < start + quarter; a += 1) {
      const c1 = table[at] ?? 0;
      const s1 = -(table[at + 1] ?? 0);
      const c2 = table[at + 2] ?? 0;
      const s2 = -(table[at + 3] ?? 0);
      const c3 = table[at + 4] ?? 0;
      const s3 = -(table[at + 5] ?? 0);
      at += 6;
      const b = a + quarter;
      const c = b + quarter;
      const d = c + quarter;
      const ar = re[a] ?? 0;
      const ai = im[a] ?? 0;
      const br = re[b] ?? 0;
      const bi = im[b] ?? 0;
      const cr = re[c] ?? 0;
      const ci = im[c] ?? 0;
      const dr = re[d] ?? 0;
      const di = im[d] ?? 0;
      const sumR = ar + cr;
      const sumI = ai + ci;
      const oddR = br + dr;
      const oddI = bi + di;
      const differenceR = ar - cr;
      const differenceI = ai - ci;
      const turnedR = bi - di;
      const turnedI = dr - br;
      re[a] = sumR + oddR;
      im[a] = sumI + oddI;
      const xr = sumR - oddR;
      const xi = sumI - oddI;
      re[b] = xr * c2 - xi * s2;
      im[b] = xr * s2 + xi * c2;
      const yr = differenceR + turnedR;
      const yi = differenceI + turnedI;
      re[c] = yr * c1 - yi * s1;
      im[c] = yr * s1 + yi * c1;
      const zr = differenceR - turnedR;
      const zi = differenceI - turnedI;
      re[d] = zr * c3 - zi * s3;
      im[d] = zr * s3 + zi * c3;
    }
  }
}

function joinPass(re: Float64Array, im: Float64Array, table: Float64Array): void {
  const quarter = table.length / 6;
  for (let start = 0; start < re.length; start += quarter * 4) {
    let at = 0;
    for (let a = start; a < start + quarter; a += 1) {
      const c1 = table[at] ?? 0;
      const s1 = table[at + 1] ?? 0;
      const c2 = table[at + 2] ?? 0;
      const s2 = table[at + 3] ?? 0;
      const c3 = table[at + 4] ?? 0;
      const s3 = table[at + 5] ?? 0;
      at += 6;
      const b = a + quarter;
      const c = b + quarter;
      const d = c + quarter;
      const ar = re[a] ?? 0;
      const ai = im[a] ?? 0;
      const rawBr = re[b] ?? 0;
      const rawBi = im[b] ?? 0;
      const rawCr = re[c] ?? 0;
      const rawCi = im[c] ?? 0;
      const rawDr = re[d] ?? 0;
      const rawDi = im[d] ?? 0;
      const br = rawBr * c2 - rawBi * s2;
      const bi = rawBr * s2 + rawBi * c2;
      const cr = rawCr * c1 - rawCi * s1;
      const ci = rawCr * s1 + rawCi * c1;
      const dr = rawDr * c3 - rawDi * s3;
      const di = rawDr * s3 + rawDi * c3;
      const evenR = ar + br;
      const evenI = ai + bi;
      const otherR = ar - br;
      const otherI = ai - bi;
      const sumR = cr + dr;
      const sumI = ci + di;
      const turnedR = di - ci;
      const turnedI = cr - dr;
      re[a] = evenR + sumR;
      im[a] = evenI + sumI;
      re[b] = otherR + turnedR;
      im[b] = otherI + turnedI;
      re[c] = evenR - sumR;
      im[c] = evenI - sumI;
      re[d] = otherR - turnedR;
      im[d] = otherI - turnedI;
    }
  }
}

function pairPass(re: Float64Array, im: Float64Array): void {
  for (let a = 0; a < re.length; a += 2) {
    const ar = re[a] ?? 0;
    const ai = im[a] ?? 0;
    const br = re[a + 1] ?? 0;
    const bi = im[a + 1] ?? 0;
    re[a] = ar + br;
    im[a] = ai + bi;
    re[a + 1] = ar - br;
    im[a + 1] = ai - bi;
  }
}

const plans = new Map<number, Fft>();

/** The plan for a size, built once. */
export function fftOfSize(size: number): Fft {
  const known = plans.get(size);
  if (known) return known;
  const built = new Fft(size);
  plans.set(size, built);
  return built;
}
