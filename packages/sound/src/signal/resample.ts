const taps = 24;
const phases = 512;
const tables = new Map<number, Float32Array>();

/**
 * Windowed-sinc weights for every phase between two samples; `cutoff` 1 keeps the full bandwidth.
 */
function tableOf(cutoff: number): Float32Array {
  const known = tables.get(cutoff);
  if (known) return known;
  const table = new Float32Array((phases + 1) * taps);
  for (let phase = 0; phase <= phases; phase += 1) {
    for (let k = 0; k < taps; k += 1) {
      const x = k - (taps / 2 - 1) - phase / phases;
      const window = Math.abs(x) < taps / 2 ? 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / taps) : 0;
      const sinc = x === 0 ? cutoff : Math.sin(Math.PI * cutoff * x) / (Math.PI * x);
      table[phase * taps + k] = sinc * window;
    }
  }
  tables.set(cutoff, table);
  return table;
}

/** Resamples 16-bit mono audio from `from` Hz to `to` Hz, band-limited to the new rate. */
export function resample(samples: Int16Array, from: number, to: number): Float32Array {
  const ratio = from / to;
  // Quantized, since one table per cutoff is cached.
  const cutoff = Math.min(1, Math.floor((to / from) * 20) / 20);
  const table = tableOf(cutoff);
  const out = new Float32Array(Math.floor(samples.length / ratio));
  for (let i = 0; i < out.length; i += 1) {
    const at = i * ratio;
    const whole = Math.floor(at);
    const row = Math.round((at - whole) * phases) * taps;
    const first = whole - (taps / 2 - 1);
    let sum = 0;
    for (let k = 0; k < taps; k += 1) sum += (table[row + k] ?? 0) * (samples[first + k] ?? 0);
    out[i] = sum / 32_768;
  }
  return out;
}
