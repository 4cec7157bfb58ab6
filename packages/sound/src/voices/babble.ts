import { Filter } from "#signal/filter.ts";
import { noiseMask, noisePlace, noiseTable } from "#signal/noise.ts";
import { midiToHz } from "#signal/pitch.ts";
import { tableSize, waveTable } from "#signal/wave-table.ts";
import type { SungSyllable } from "./intonation.ts";
import { mouths, type Feeling, type Mouth, type VocalTract } from "./vocal-tract.ts";

/** Seconds that the voice rings after its last syllable. */
export const tailSeconds = 0.18;

/** Control rate: samples over which pitch and vowel are constant. */
const step = 32;

const sourceBright = waveTable(Array.from({ length: 28 }, (_, i) => 1 / (i + 1) ** 0.95));
const sourceSoft = waveTable(Array.from({ length: 28 }, (_, i) => 1 / (i + 1) ** 2));

type Sound = { tract: VocalTract; feeling: Feeling; seed: number };

/**
 * Synthesizes wordless syllables: a glottal tone and some breath noise through three moving
 * formants.
 */
export function babble(
  syllables: readonly SungSyllable[],
  seconds: number,
  sound: Sound,
  sampleRate: number,
): Float32Array {
  const { tract, feeling } = sound;
  const out = new Float32Array(Math.ceil((seconds + tailSeconds) * sampleRate) + step);
  const grain = noisePlace(sound.seed);
  const formants = [0, 1, 2].map(() => new Filter(sampleRate, 800, 5));
  const [first, second, third] = formants;
  // Below this frequency a growl only loads small speakers.
  const floor = new Filter(sampleRate, 95);
  if (!first || !second || !third) return out;
  const breath = Math.min(0.6, tract.breath + feeling.breath);
  const bright = Math.min(1, Math.max(0.05, tract.bright + feeling.bright));
  const growl = Math.min(0.7, tract.growl + feeling.growl);
  let state = initialState(syllables);
  let phase = 0;
  let growlPhase = 0;
  for (let start = 0; start < out.length; start += step) {
    const t = start / sampleRate;
    const before = state.level;
    state = advance(state, syllables, t, sound, sampleRate);
    const [f1, f2, f3] = state.mouth;
    first.tune(f1 * tract.size, 4.5);
    second.tune(f2 * tract.size, 7);
    third.tune(f3 * tract.size, 8);
    const vibrato = feeling.vibrato[1] * Math.sin(2 * Math.PI * feeling.vibrato[0] * t);
    const hz = Math.min(midiToHz(state.pitch + vibrato), sampleRate / 8);
    const increment = (hz / sampleRate) * tableSize;
    const shake = 1 - tract.tremolo[1] * (0.5 + 0.5 * Math.sin(2 * Math.PI * tract.tremolo[0] * t));
    const ringDepth = tract.ring[1];
    for (let i = 0; i < step; i += 1) {
      const whole = phase | 0;
      const soft = sourceSoft[whole] ?? 0;
      let tone = soft + ((sourceBright[whole] ?? 0) - soft) * bright;
      if (growl > 0) tone *= 1 - growl * 0.5 * (1 + Math.sin(growlPhase));
      const air = (noiseTable[(grain + start + i) & noiseMask] ?? 0) * breath * 0.5;
      first.feed(tone + air * 0.3);
      second.feed(tone + air);
      third.feed(tone + air);
      let sample = first.band + 0.75 * second.band + 0.5 * third.band + 0.12 * tone;
      if (ringDepth > 0) {
        const at = (start + i) / sampleRate;
        sample *= 1 - ringDepth + ringDepth * Math.sin(2 * Math.PI * tract.ring[0] * at);
      }
      floor.feed(sample);
      out[start + i] = floor.high * shake * (before + ((state.level - before) * i) / step);
      phase += increment;
      if (phase >= tableSize) phase -= tableSize;
      growlPhase += (Math.PI * hz) / sampleRate;
      if (growlPhase > 2 * Math.PI) growlPhase -= 2 * Math.PI;
    }
  }
  return out;
}

type State = { index: number; pitch: number; level: number; mouth: Mouth };

function initialState(syllables: readonly SungSyllable[]): State {
  return { index: 0, pitch: syllables[0]?.from ?? 60, level: 0, mouth: mouths.A };
}

/** Moves pitch, loudness and vowel towards the targets of the current syllable. */
function advance(
  state: State,
  syllables: readonly SungSyllable[],
  t: number,
  sound: Sound,
  sampleRate: number,
): State {
  const { tract } = sound;
  let { index } = state;
  while (index + 1 < syllables.length && (syllables[index + 1]?.at ?? 0) <= t) index += 1;
  const syllable = syllables[index];
  if (!syllable) return state;
  const since = t - syllable.at;
  const along = Math.min(1, Math.max(0, since / syllable.seconds));
  const sounding = since >= 0 && since < syllable.seconds;
  const shape = shaped(mouths[sounding ? syllable.shape : "X"], tract.vowelShift);
  // A consonant: the mouth is closed for the first moment of a syllable.
  const onset = Math.min(0.055, syllable.seconds * 0.35);
  const closing = since < onset ? 0.3 + 0.7 * (since / onset) : 1;
  const fade = along > 0.72 ? 1 - 0.55 * ((along - 0.72) / 0.28) : 1;
  const level = sounding ? (0.3 + 0.7 * shape[3]) * closing * fade * syllable.strength : 0;
  const pitch = syllable.from + (syllable.to - syllable.from) * along ** 1.5;
  const pace = (seconds: number) => 1 - Math.exp(-step / (seconds * sampleRate));
  const towards = pace(tract.steps ? 0.004 : tract.glide * 0.6);
  const vowel = pace(0.028);
  const loud = pace(level > state.level ? 0.012 : 0.03);
  const blend = (k: 0 | 1 | 2 | 3) => state.mouth[k] + (shape[k] - state.mouth[k]) * vowel;
  return {
    index,
    pitch: state.pitch + (pitch - state.pitch) * towards,
    level: state.level + (level - state.level) * loud,
    mouth: [blend(0), blend(1), blend(2), blend(3)],
  };
}

/** Shifts a vowel towards "oo" or "ee". */
function shaped(mouth: Mouth, color: number): Mouth {
  const [f1, f2, f3, open] = mouth;
  const target = color < 0 ? 780 : 2150;
  const pull = Math.abs(color);
  return [f1 + (360 - f1) * pull * 0.5, f2 + (target - f2) * pull, f3, open];
}
