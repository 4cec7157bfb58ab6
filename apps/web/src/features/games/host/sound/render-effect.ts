import type { SoundEffect } from "./sound-effect.ts";

/** The samples of an effect, from -1 to 1. */
export function renderEffect(effect: SoundEffect, sampleRate: number): Float32Array<ArrayBuffer> {
  const { attack = 0.004, hold = 0.02, release, noise = 0 } = effect;
  const count = Math.ceil((attack + hold + release) * sampleRate);
  const samples = new Float32Array(count);
  const random = noiseSource();
  let phase = 0;
  for (let at = 0; at < count; at += 1) {
    const seconds = at / sampleRate;
    phase += frequencyAt(effect, seconds) / sampleRate;
    const tone = waveAt(effect.wave, phase, random);
    const mixed = tone * (1 - noise) + (noise > 0 ? random() * noise : 0);
    samples[at] = mixed * loudnessAt({ attack, hold, release }, seconds);
  }
  return samples;
}

function frequencyAt({ frequency, slide = 0, jump, vibrato }: SoundEffect, seconds: number) {
  const jumped = jump && seconds >= jump.after ? jump.by : 0;
  const swing = vibrato ? vibrato.depth * Math.sin(seconds * vibrato.rate * 2 * Math.PI) : 0;
  return Math.max(20, frequency + slide * seconds + jumped + swing);
}

function waveAt(wave: SoundEffect["wave"], phase: number, random: () => number): number {
  const turn = phase % 1;
  if (wave === "sine") return Math.sin(turn * 2 * Math.PI);
  if (wave === "triangle") return 1 - 4 * Math.abs(turn - 0.5);
  if (wave === "saw") return 2 * turn - 1;
  if (wave === "square") return turn < 0.5 ? 0.7 : -0.7;
  return random();
}

type Shape = { attack: number; hold: number; release: number };

function loudnessAt({ attack, hold, release }: Shape, seconds: number): number {
  if (seconds < attack) return seconds / attack;
  const fading = seconds - attack - hold;
  if (fading <= 0) return 1;
  const left = Math.max(0, 1 - fading / release);
  return left * left;
}

/** Noise that is equal each time, so that an effect always sounds the same. */
function noiseSource(): () => number {
  let state = 1;
  return () => {
    state = Math.imul(state, 1664525) + 1013904223;
    return state / 2147483648;
  };
}
