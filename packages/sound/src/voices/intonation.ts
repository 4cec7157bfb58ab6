import { seededRandom } from "@goldmane/std/seeded-random";
import { pitchClass } from "#signal/pitch.ts";
import type { SpeechCue } from "#score/cue-sheet.ts";
import type { Feeling, VocalTract } from "./vocal-tract.ts";

/**
 * A sung syllable: its time, its pitch at the start and the end (semitones from the voice's base
 * pitch), its strength.
 */
export type SungSyllable = {
  at: number;
  seconds: number;
  from: number;
  to: number;
  strength: number;
  shape: SpeechCue["syllables"][number]["shape"];
};

/** Common intonation contours of speech. */
const tunes = [
  [0, 0.6, -0.2, 0.4],
  [0.5, 0, 0.8, -0.3, 0.2],
  [-0.2, 0.7, 0.1],
  [0.8, 0.2, -0.3, 0.5, 0],
  [0, 0.3, 0.9, 0.2],
] as const;

/**
 * Gives the syllables of a line a melody: it declines with the breath, stresses some syllables, and
 * rises at the end of a question. Pitches are pulled towards the score's pentatonic scale, so that
 * voices are consonant with the music.
 */
export function intone(
  cue: SpeechCue,
  voice: { tract: VocalTract; feeling: Feeling; ease: number; tonic: number; seed: number },
): SungSyllable[] {
  const random = seededRandom(voice.seed);
  const tune = tunes[Math.floor(random() * tunes.length)] ?? tunes[0];
  const span = voice.tract.range * voice.feeling.range * 0.5;
  const count = cue.syllables.length;
  const ending = cue.asks ? 5 : voice.feeling.end;
  return cue.syllables.map((syllable, index) => {
    const along = count > 1 ? index / (count - 1) : 1;
    const leaning = (tune[index % tune.length] ?? 0) + 0.3 * (random() - 0.5);
    const wanted = voice.ease + span * leaning + 1.2 * (0.5 - along);
    const settled = wanted + 0.7 * (inTune(wanted, voice.tonic) - wanted);
    const last = index === count - 1;
    const next = last ? ending : (random() - 0.6) * span * 0.25;
    return {
      at: syllable.at - cue.start,
      seconds: syllable.seconds,
      from: settled + (last && ending > 0 ? -ending * 0.35 : 0),
      to: settled + next * (last ? 0.65 : 1),
      strength: (leaning > 0.4 ? 1 : 0.82) * (last ? 0.92 : 1),
      shape: syllable.shape,
    };
  });
}

const pentatonic = new Set([0, 2, 4, 7, 9]);

function inTune(midi: number, tonic: number): number {
  let best = midi;
  let distance = Number.POSITIVE_INFINITY;
  for (let pitch = Math.floor(midi) - 2; pitch <= midi + 3; pitch += 1) {
    if (!pentatonic.has(pitchClass(pitch - tonic))) continue;
    if (Math.abs(pitch - midi) < distance) {
      distance = Math.abs(pitch - midi);
      best = pitch;
    }
  }
  return best;
}
