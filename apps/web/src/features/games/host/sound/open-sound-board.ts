import { renderEffect } from "./render-effect.ts";
import type { SoundEffect } from "./sound-effect.ts";
import { openTunePlayer } from "./open-tune-player.ts";
import type { Tune } from "./tune.ts";

/** Plays a game's sounds. */
export type SoundBoard = {
  /**
   * Plays an effect. Passes its subtitle on as well, if subtitles are on.
   * @param more `pitch` is a factor of the frequency, `pan` from -1 (left) to 1 (right)
   */
  play: (effect: SoundEffect, more?: { pitch?: number; pan?: number; volume?: number }) => void;
};

export type SoundDesk = SoundBoard & {
  setVolume: (volumes: { effects: number; music: number }) => void;
  /** Starts a tune from its beginning, or stops the music. */
  setTune: (tune: Tune | null) => void;
  suspend: () => void;
  resume: () => void;
  close: () => void;
};

/** At most as many effects at once; more are not heard apart. */
const mostVoices = 12;

/** Opens the sound of a game. Call it after a gesture, or it stays silent until the next one. */
export function openSoundBoard(onSubtitle: (text: string) => void): SoundDesk {
  const audio = new AudioContext({ latencyHint: "interactive" });
  const limiter = new DynamicsCompressorNode(audio, { threshold: -12, ratio: 12 });
  const effects = new GainNode(audio, { gain: 0.8 });
  const music = new GainNode(audio, { gain: 0.5 });
  effects.connect(limiter);
  music.connect(limiter);
  limiter.connect(audio.destination);
  const rendered = new Map<SoundEffect, AudioBuffer>();
  const tunes = openTunePlayer(audio, music);
  let voices = 0;

  const bufferOf = (effect: SoundEffect) => {
    const known = rendered.get(effect);
    if (known) return known;
    const samples = renderEffect(effect, audio.sampleRate);
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    rendered.set(effect, buffer);
    return buffer;
  };

  return {
    play(effect, { pitch = 1, pan = 0, volume = 1 } = {}) {
      if (effect.subtitle) onSubtitle(effect.subtitle());
      if (audio.state !== "running" || effects.gain.value === 0 || voices >= mostVoices) return;
      const source = new AudioBufferSourceNode(audio, {
        buffer: bufferOf(effect),
        playbackRate: pitch,
      });
      const gain = new GainNode(audio, { gain: (effect.volume ?? 0.5) * volume });
      source.connect(gain).connect(new StereoPannerNode(audio, { pan })).connect(effects);
      voices += 1;
      source.addEventListener("ended", () => {
        voices -= 1;
      });
      source.start();
    },
    setVolume(volumes) {
      effects.gain.value = volumes.effects;
      music.gain.value = volumes.music * 0.6;
    },
    setTune: tunes.setTune,
    suspend: () => void audio.suspend().catch(() => undefined),
    resume: () => void audio.resume().catch(() => undefined),
    close() {
      tunes.setTune(null);
      void audio.close().catch(() => undefined);
    },
  };
}
