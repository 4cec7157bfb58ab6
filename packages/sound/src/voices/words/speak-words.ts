import { hashText } from "@goldmane/std/hash-text";
import { placed, type Clip } from "#mix/clip.ts";
import type { SpeechCue } from "#score/cue-sheet.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { Filter } from "#signal/filter.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { resample } from "#signal/resample.ts";
import { feelings, vocalTractOf } from "#voices/vocal-tract.ts";
import type { SpokenLines, Utterance } from "./utterance.ts";

/** Level of a voice relative to the source level, in dB. */
const level = 5.5;
/** Frequencies in Hz below this only make small speakers rattle. */
const lowest = 85;
/** Share of a rig's ring modulation that is applied to words, so that they stay intelligible. */
const ringShare = 0.5;

type Film = { sampleRate: number; sampleCount: number };

/** One clip for every line that is spoken in words. */
export function speakWords(lines: readonly SpeechCue[], film: Film, spoken: SpokenLines): Clip[] {
  return lines.flatMap(({ start: seconds, end, rig, emotion, spoken: utterance }) => {
    const start = Math.round(seconds * film.sampleRate);
    const length = Math.min(
      Math.round((end - seconds) * film.sampleRate),
      film.sampleCount - start,
    );
    if (!utterance || length <= 0) return [];
    const pan = rig === "narrator" ? 0 : ((hashText(rig) % 100) / 100 - 0.5) * 0.24;
    return [
      {
        bus: "voices" as const,
        source: {
          key: `words/${rig}/${film.sampleRate}/${JSON.stringify(utterance)}`,
          make: () => wordSamples(utterance, rig, film.sampleRate, spoken),
          loop: null,
        },
        start,
        length,
        ...placed(dbToGain(level) * feelings[emotion].loud ** 0.5, pan),
        envelope: { at: [0], value: [1] },
        decay: Number.POSITIVE_INFINITY,
      },
    ];
  });
}

/** One line in the character's voice: mono samples, normalized to the source level. */
function wordSamples(
  utterance: Utterance,
  rig: string,
  sampleRate: number,
  spoken: SpokenLines,
): Float32Array {
  const samples = resample(spoken.samplesOf(utterance), spoken.rate * utterance.size, sampleRate);
  const [hz, depth] = vocalTractOf(rig).ring;
  const ring = depth * ringShare;
  const floor = new Filter(sampleRate, lowest);
  for (let i = 0; i < samples.length; i += 1) {
    floor.feed(samples[i] ?? 0);
    const shake = 1 - ring + ring * Math.sin((2 * Math.PI * hz * i) / sampleRate);
    samples[i] = floor.high * shake;
  }
  return normalizeLoudness(fadeOut(samples, sampleRate * 0.02), sampleRate, 6);
}
