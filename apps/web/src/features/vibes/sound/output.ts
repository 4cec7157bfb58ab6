/** Where VIBES comes out: volume, the fade of a timer, a limiter, and a meter for the visuals. */
export type Output = {
  audio: AudioContext;
  into: AudioNode;
  volume: AudioParam;
  fade: AudioParam;
  meter: AnalyserNode;
  /** Starts or stops what keeps the sound alive behind a locked screen. */
  hold: (isPlaying: boolean) => void;
};

export function openOutput(): Output {
  const audio = new AudioContext({ latencyHint: "playback" });
  const volume = new GainNode(audio, { gain: 0 });
  const fade = new GainNode(audio, { gain: 1 });
  // Many nature sounds at once stay below full scale.
  const limiter = new DynamicsCompressorNode(audio, {
    threshold: -9,
    knee: 6,
    ratio: 16,
    attack: 0.003,
    release: 0.25,
  });
  const meter = new AnalyserNode(audio, { fftSize: 1024 });
  volume.connect(fade).connect(limiter).connect(meter);
  const hold = isApple() ? holdByStream(audio, meter) : holdBySilence(audio, meter);
  return { audio, into: volume, volume: volume.gain, fade: fade.gain, meter, hold };
}

/** iOS stops Web Audio behind a locked screen, but not an audio element. */
function holdByStream(audio: AudioContext, last: AudioNode): Output["hold"] {
  const stream = audio.createMediaStreamDestination();
  last.connect(stream);
  const element = new Audio();
  element.srcObject = stream.stream;
  return (isPlaying) => {
    if (isPlaying) element.play().catch(() => undefined);
    else element.pause();
  };
}

/** Lock-screen controls belong to audio elements, so one plays silence beside it. */
function holdBySilence(audio: AudioContext, last: AudioNode): Output["hold"] {
  last.connect(audio.destination);
  let element: HTMLAudioElement | null = null;
  return (isPlaying) => {
    if (!isPlaying) {
      element?.pause();
      return;
    }
    element ??= silence();
    element.play().catch(() => undefined);
  };
}

function silence(): HTMLAudioElement {
  const element = new Audio(URL.createObjectURL(new Blob([silentWav(8)], { type: "audio/wav" })));
  element.loop = true;
  return element;
}

/** Silence as an 8-bit WAV file at 8 kHz. */
function silentWav(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8000;
  const count = rate * seconds;
  const bytes = new Uint8Array(44 + count).fill(128);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, "RIFF");
  view.setUint32(4, 36 + count, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, "data");
  view.setUint32(40, count, true);
  return bytes;
}

/** iPhones and iPads; iPads call themselves Macs, which have no touch screens. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1)
  );
}
