/**
 * A half-band low-pass (windowed sinc, every second tap zero) between the full and the half rate,
 * for the reverb, which has nothing to say above a quarter of the sample rate.
 */
const reach = 15;
/** Taps at odd distances 1, 3, .. from the centre, whose own tap is 1/2. */
const taps = Array.from({ length: (reach + 1) / 2 }, (_, k) => {
  const distance = 2 * k + 1;
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1));
  return (Math.sin((Math.PI * distance) / 2) / (Math.PI * distance)) * window;
});

/** Half the samples of `block`; `before` is the block that precedes it. The result lags by 16 samples. */
export function halve(before: Float32Array, block: Float32Array, into: Float64Array): void {
  const lag = reach + 1;
  const count = block.length / 2;
  for (let i = 0; i < count; i += 1) {
    const centre = 2 * i - lag;
    let sum = 0.5 * sampleAround(before, block, centre);
    for (let k = 0; k < taps.length; k += 1) {
      const distance = 2 * k + 1;
      sum +=
        (taps[k] ?? 0) *
        (sampleAround(before, block, centre - distance) +
          sampleAround(before, block, centre + distance));
    }
    into[i] = sum;
  }
}

/** Twice the samples of `block`, which lags by 16 full-rate samples. */
export function double(before: Float64Array, block: Float64Array, into: Float32Array): void {
  const lag = (reach + 1) / 2;
  for (let i = 0; i < block.length; i += 1) {
    const centre = i - lag;
    into[2 * i] = sampleAround(before, block, centre);
    let sum = 0;
    for (let k = 0; k < taps.length; k += 1) {
      sum +=
        (taps[k] ?? 0) *
        (sampleAround(before, block, centre - k) + sampleAround(before, block, centre + 1 + k));
    }
    into[2 * i + 1] = 2 * sum;
  }
}

type Samples = Float32Array | Float64Array;

function sampleAround(before: Samples, block: Samples, index: number): number {
  return (index < 0 ? before[before.length + index] : block[index]) ?? 0;
}
