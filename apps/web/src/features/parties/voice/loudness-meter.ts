/** Measures the loudness of a stream without playing it. */
export class LoudnessMeter {
  readonly #source: MediaStreamAudioSourceNode;
  readonly #analyser: AnalyserNode;
  readonly #samples: Float32Array<ArrayBuffer>;

  constructor(context: AudioContext, stream: MediaStream) {
    this.#source = context.createMediaStreamSource(stream);
    this.#analyser = context.createAnalyser();
    this.#analyser.fftSize = 2048;
    this.#samples = new Float32Array(this.#analyser.fftSize);
    this.#source.connect(this.#analyser);
  }

  /** Root mean square of about the last 43 ms, 0 to 1. */
  loudness(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    let squares = 0;
    for (const sample of this.#samples) squares += sample * sample;
    return Math.sqrt(squares / this.#samples.length);
  }

  close(): void {
    this.#source.disconnect();
  }
}
