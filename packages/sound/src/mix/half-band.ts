/**
 * A half-band low-pass (windowed sinc, every second tap zero) between the full and the half rate,
 * for the reverb, which has no content above a quarter of the sample rate.
 */
const reach = 15;
/** Taps at odd distances 1, 3, .. from the center, whose own tap is 1/2. */
const taps = Float64Array.from({ length: (reach + 1) / 2 }, (_, k) => {
  const distance = 2 * k + 1;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1));
  return (Math.sin((Math.PI * distance) / 2) / (Math.PI * distance)) * window;
});

type Samples = Float32Array | Float64Array;

/** Half the samples of `block`; `before` is the block that precedes it. The result lags by 16 samples. */
export function halve(before: Samples, block: Samples, into: Float64Array): void {
  const line = joinedWith(before, block, reach * 2 + 1);
  for (let i = 0; i < into.length; i += 1) {
    const at = 2 * i + reach;
    let sum = 0.5 * (line[at] ?? 0);
    for (let k = 0; k < taps.length; k += 1) {
      const away = 2 * k + 1;
      sum += (taps[k] ?? 0) * ((line[at - away] ?? 0) + (line[at + away] ?? 0));
    }
    into[i] = sum;
  }
}

/** Twice the samples of `block`, which lags by 16 full-rate samples. */
export function double(before: Samples, block: Samples, into: Float32Array): void {
  const lag = (reach + 1) / 2;
  const line = joinedWith(before, block, lag * 2);
  for (let i = 0; i < block.length; i += 1) {
    const at = i + lag;
    let sum = 0;
    for (let k = 0; k < taps.length; k += 1) {
      sum += (taps[k] ?? 0) * ((line[at - k] ?? 0) + (line[at + 1 + k] ?? 0));
    }
    into[2 * i] = line[at] ?? 0;
    into[2 * i + 1] = 2 * sum;
  }
}

let scratch = new Float64Array(0);

/** The last `count` samples before the block, then the block; overwritten by the next call. */
function joinedWith(before: Samples, block: Samples, count: number): Float64Array {
  if (scratch.length < count + block.length) scratch = new Float64Array(count + block.length);
  scratch.set(before.subarray(before.length - count));
  scratch.set(block, count);
  return scratch;
}
