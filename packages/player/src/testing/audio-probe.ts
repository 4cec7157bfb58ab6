/** Measures what a video plays: how loud, and the dominant pitch. */
export type AudioProbe = { rms(): number; dominantHertz(): number };

export async function probeAudio(video: HTMLVideoElement): Promise<AudioProbe> {
  const context = new AudioContext();
  await context.resume();
  const analyser = new AnalyserNode(context, { fftSize: 4096, smoothingTimeConstant: 0 });
  context.createMediaElementSource(video).connect(analyser).connect(context.destination);
  return {
    rms() {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    },
    dominantHertz() {
      const bins = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(bins);
      const loudest = bins.indexOf(Math.max(...bins));
      return (loudest * context.sampleRate) / analyser.fftSize;
    },
  };
}
