import { hashText } from "@goldmane/std/hash-text";
import { placed, type Clip } from "#mix/clip.ts";
import type { SpeechCue } from "#score/cue-sheet.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { hzToMidi } from "#signal/pitch.ts";
import { babble, tailSeconds } from "./babble.ts";
import { intone } from "./intonation.ts";
import { feelings, vocalTractOf } from "./vocal-tract.ts";

/** Level of a voice relative to the source level, in dB. */
const level = 4;

/** Lowest useful pitch of a voice, in Hz. */
const lowestVoice = 80;

type Film = { sampleRate: number; sampleCount: number; seed: number; tonic: number };

/** One clip for every line. */
export function speakLines(lines: readonly SpeechCue[], film: Film): Clip[] {
  return lines.flatMap((line, index) => {
    const start = Math.round(line.start * film.sampleRate);
    const seconds = line.end - line.start + tailSeconds;
    const length = Math.min(Math.round(seconds * film.sampleRate), film.sampleCount - start);
    if (line.syllables.length === 0 || length <= 0) return [];
    const seed = film.seed ^ hashText(`${line.rig}/${index}`);
    const pan = ((hashText(line.rig) % 100) / 100 - 0.5) * 0.24;
    return [
      {
        bus: "voices" as const,
        source: {
          key: `line/${film.tonic}/${seed}/${film.sampleRate}/${JSON.stringify(line)}`,
          make: () => lineSamples(line, { ...film, seed }),
          loop: null,
        },
        start,
        length,
        ...placed(dbToGain(level) * feelings[line.emotion].loud, pan),
        envelope: { at: [0], value: [1] },
        decay: Number.POSITIVE_INFINITY,
      },
    ];
  });
}

/** One line in the character's voice: mono samples, normalized to the source level. */
export function lineSamples(
  line: SpeechCue,
  film: { sampleRate: number; seed: number; tonic: number },
): Float32Array {
  const tract = vocalTractOf(line.rig);
  const feeling = feelings[line.emotion];
  const ease = hzToMidi(Math.max(lowestVoice, tract.hz * line.pitch)) + feeling.pitch;
  const syllables = intone(line, { tract, feeling, ease, tonic: film.tonic, seed: film.seed });
  const sound = { tract, feeling, seed: film.seed };
  const samples = babble(syllables, line.end - line.start, sound, film.sampleRate);
  return normalizeLoudness(fadeOut(samples, film.sampleRate * 0.05), film.sampleRate, 6);
}
