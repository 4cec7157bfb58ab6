import { openStore } from "#platform/store.ts";
import { type Deck, playDeck } from "./deck.ts";
import { nextVibes, stillVibes, type Vibes, type VibesEvent } from "./state.ts";

/** Global state of VIBES. */
export const vibes = openStore<Vibes>(stillVibes);

type Desk = { audio: AudioContext; volume: GainNode; meter: AnalyserNode };

let desk: Desk | null = null;
let playing: { key: string; deck: Deck } | null = null;

export function tellVibes(event: VibesEvent): void {
  vibes.set(nextVibes(vibes.get(), event));
  perform(vibes.get());
}

/** Current level: 0 silent .. 1. */
export function vibesLevel(): number {
  if (!desk || !playing) return 0;
  desk.meter.getFloatTimeDomainData(wave);
  let sum = 0;
  for (const sample of wave) sum += sample * sample;
  return Math.min(1, Math.sqrt(sum / wave.length) * 4);
}

const wave = new Float32Array(1024);

function perform({ mood, shaper, volume, isPlaying }: Vibes): void {
  const key = isPlaying && mood ? `${mood}/${shaper}` : null;
  if (key === null || mood === null) {
    playing?.deck.fadeOut();
    playing = null;
    return;
  }
  desk ??= openDesk();
  void desk.audio.resume();
  desk.volume.gain.setTargetAtTime(volume ** 2, desk.audio.currentTime, 0.05);
  if (playing?.key === key) return;
  playing?.deck.fadeOut();
  const seed = Math.floor(Math.random() * 0x7fffffff);
  playing = { key, deck: playDeck(desk.audio, desk.volume, { mood, shaper, seed }) };
}

function openDesk(): Desk {
  const audio = new AudioContext({ latencyHint: "playback" });
  const volume = new GainNode(audio, { gain: 0 });
  const meter = new AnalyserNode(audio, { fftSize: 1024 });
  volume.connect(meter).connect(audio.destination);
  // Other media, such as a film or music, silences it. Media events do not bubble.
  document.addEventListener(
    "play",
    ({ target }) => {
      if (target instanceof HTMLMediaElement && !target.muted) tellVibes({ type: "stopped" });
    },
    { capture: true },
  );
  return { audio, volume, meter };
}
