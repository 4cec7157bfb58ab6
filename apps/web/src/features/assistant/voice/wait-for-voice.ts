const readEveryMs = 50;
/** Mean level of near speech: 0 .. 1. */
const voiceLevel = 0.03;
/** A click is shorter. */
const readingsInARow = 3;

/** Calls back once when the microphone hears a voice. Returns the function that stops waiting. */
export function waitForVoice(stream: MediaStream, onVoice: () => void): () => void {
  const audio = new AudioContext();
  const meter = new AnalyserNode(audio, { fftSize: 1024 });
  new MediaStreamAudioSourceNode(audio, { mediaStream: stream }).connect(meter);
  const wave = new Float32Array(meter.fftSize);
  let loud = 0;
  const stop = () => {
    clearInterval(timer);
    if (audio.state !== "closed") void audio.close();
  };
  const timer = setInterval(() => {
    meter.getFloatTimeDomainData(wave);
    const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
    loud = Math.sqrt(power) >= voiceLevel ? loud + 1 : 0;
    if (loud < readingsInARow) return;
    stop();
    onVoice();
  }, readEveryMs);
  return stop;
}
