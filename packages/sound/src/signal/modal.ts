/** One resonant mode of a body; `seconds` is the time to fall by 60 dB. */
export type Mode = { hz: number; gain: number; seconds: number };

/** Adds decaying sines. Each stops at -60 dB and is skipped above the usable bandwidth. */
export function ring(
  into: Float32Array,
  modes: readonly Mode[],
  sampleRate: number,
  from = 0,
): void {
  for (const mode of modes) {
    if (mode.hz >= sampleRate * 0.46 || mode.hz <= 0) continue;
    const angle = (2 * Math.PI * mode.hz) / sampleRate;
    const radius = 10 ** (-3 / (mode.seconds * sampleRate));
    const feedback = 2 * radius * Math.cos(angle);
    const loss = radius * radius;
    const end = Math.min(into.length, from + Math.ceil(mode.seconds * sampleRate));
    let last = 0;
    let now = mode.gain * radius * Math.sin(angle);
    for (let i = from + 1; i < end; i += 1) {
      into[i] = (into[i] ?? 0) + now;
      const next = feedback * now - loss * last;
      last = now;
      now = next;
    }
  }
}

/** Fades out the last `count` samples in place, so that a truncated tail ends in silence. */
export function fadeOut(samples: Float32Array, count: number): Float32Array {
  const from = Math.max(0, samples.length - count);
  for (let i = from; i < samples.length; i += 1) {
    samples[i] =
      ((samples[i] ?? 0) * (samples.length - 1 - i)) / Math.max(1, samples.length - from);
  }
  return samples;
}
