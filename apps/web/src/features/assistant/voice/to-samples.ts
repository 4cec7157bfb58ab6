/** Converts samples of -1..1 to 16-bit integers, clipping. */
export function toSamples(wave: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(wave.length);
  for (const [place, value] of wave.entries())
    samples[place] = Math.round(Math.min(1, Math.max(-1, value)) * 32767);
  return samples;
}
