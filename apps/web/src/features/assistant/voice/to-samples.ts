/** Samples of -1..1 as whole numbers of 16 bits; what is louder is cut. */
export function toSamples(wave: Float32Array): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(wave.length);
  for (const [place, value] of wave.entries())
    samples[place] = Math.round(Math.min(1, Math.max(-1, value)) * 32767);
  return samples;
}
