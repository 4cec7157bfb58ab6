/** Measures what a video plays: how loud, and the dominant pitch. */
export type Ear = { energy(): number; hertz(): number };

export async function listen(video: HTMLVideoElement): Promise<Ear> {
  const context = new AudioContext();
  await context.resume();
  const analyser = new AnalyserNode(context, { fftSize: 4096, smoothingTimeConstant: 0 });
  context.createMediaElementSource(video).connect(analyser).connect(context.destination);
  return {
    energy() {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    },
    hertz() {
      const bins = new Float32Array(analyser.frequencyBinCount);
      analyser.getFloatFrequencyData(bins);
      const loudest = bins.indexOf(Math.max(...bins));
      return (loudest * context.sampleRate) / analyser.fftSize;
    },
  };
}
