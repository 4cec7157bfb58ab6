import type { NatureSound } from "@goldmane/contracts/vibes/limits";
import { takeOver } from "#platform/playback/one-sound.ts";
import { openStore } from "#platform/store.ts";
import { isVibesOpen } from "#features/vibes/is-vibes-open.ts";
import { nextVibes, stillVibes, type Vibes, type VibesEvent } from "#features/vibes/next-vibes.ts";
import { type Deck, playDeck } from "./deck.ts";
import { type Output, openOutput } from "./output.ts";
import { openSoundMaker } from "./sound-maker.ts";

/** Global state of VIBES. */
export const vibes = openStore<Vibes>(stillVibes);

/** A child's ears: the volume slider ends here. */
const gentleVolume = 0.6;

const musicMaker = openSoundMaker();
const natureMaker = openSoundMaker();
let output: Output | null = null;
let music: { key: string; deck: Deck } | null = null;
/** Where music was paused. */
let paused: { key: string; block: number } | null = null;
const nature = new Map<NatureSound, Deck>();
let isGentle = false;

export function tellVibes(event: VibesEvent): void {
  vibes.set(nextVibes(vibes.get(), event, Math.floor(Math.random() * 0x7fffffff)));
  perform(vibes.get());
}

/** Stops, and takes the bar away. */
export function closeVibes(): void {
  tellVibes({ type: "stopped" });
  isVibesOpen.set(false);
}

/** Limits the volume for a child's profile. */
export function keepGentle(isChild: boolean): void {
  isGentle = isChild;
  perform(vibes.get());
}

/** Fades to silence, or back at once. */
export function fadeVibes(seconds: number | null): void {
  if (!output) return;
  const { fade, audio } = output;
  fade.cancelScheduledValues(audio.currentTime);
  fade.setValueAtTime(fade.value, audio.currentTime);
  if (seconds === null) fade.linearRampToValueAtTime(1, audio.currentTime + 0.3);
  else fade.linearRampToValueAtTime(0, audio.currentTime + seconds);
}

/** Rises from silence to the volume. */
export function raiseVibes(seconds: number): void {
  if (!output) return;
  const { fade, audio } = output;
  fade.cancelScheduledValues(audio.currentTime);
  fade.setValueAtTime(0, audio.currentTime);
  fade.linearRampToValueAtTime(1, audio.currentTime + seconds);
}

/** The block of music that is heard now, to come back to. */
export function markPlace(): number | null {
  return music?.deck.block() ?? null;
}

/** Music that is played next continues at a block. */
export function returnTo(block: number | null): void {
  const key = musicKey(vibes.get());
  paused = key === null || block === null ? null : { key, block };
}

/** Current level: 0 silent .. 1. */
export function vibesLevel(): number {
  if (!output || !vibes.get().isPlaying) return 0;
  output.meter.getFloatTimeDomainData(wave);
  let sum = 0;
  for (const sample of wave) sum += sample * sample;
  return Math.min(1, Math.sqrt(sum / wave.length) * 4);
}

const wave = new Float32Array(1024);

function musicKey({ mood, shaper, seed }: Vibes): string | null {
  return mood ? `${mood}/${shaper}/${seed}` : null;
}

function perform(now: Vibes): void {
  if (!now.isPlaying && !output) return;
  output ??= openOutput();
  const { audio, volume } = output;
  const loud = Math.min(now.volume, isGentle ? gentleVolume : 1);
  volume.setTargetAtTime(loud ** 2, audio.currentTime, 0.05);
  if (now.isPlaying) {
    isVibesOpen.set(true);
    takeOver("vibes", closeVibes);
    void audio.resume();
  }
  output.hold(now.isPlaying);
  playMusic(now, output);
  playNature(now, output);
}

function playMusic(now: Vibes, { audio, into }: Output): void {
  const key = now.isPlaying ? musicKey(now) : null;
  if (music?.key === key) return;
  if (music) {
    paused = { key: music.key, block: music.deck.block() };
    music.deck.fadeOut();
    music = null;
  }
  if (key === null || now.mood === null) return;
  const { mood, shaper, seed } = now;
  const from = paused?.key === key ? paused.block : 0;
  const means = { audio, into, maker: musicMaker };
  music = { key, deck: playDeck(means, { kind: "music", mood, shaper, seed }, from) };
}

function playNature(now: Vibes, { audio, into }: Output): void {
  const levels = now.isPlaying ? now.nature : {};
  for (const [sound, deck] of nature) {
    if (levels[sound] !== undefined) continue;
    deck.fadeOut();
    nature.delete(sound);
  }
  for (const [sound, level] of Object.entries(levels) as [NatureSound, number][]) {
    let deck = nature.get(sound);
    if (!deck) {
      const means = { audio, into, maker: natureMaker };
      deck = playDeck(means, { kind: "nature", name: sound, seed: now.seed });
      nature.set(sound, deck);
    }
    deck.turn((level / 100) ** 1.6);
  }
}
