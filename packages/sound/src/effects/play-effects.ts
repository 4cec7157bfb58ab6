import { hashText } from "@goldmane/std/hash-text";
import { seededRandom } from "@goldmane/std/seeded-random";
import { placed, type Clip } from "#mix/clip.ts";
import type { EffectCue } from "#score/cue-sheet.ts";
import type { SoundName } from "#score/vocabulary.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut } from "#signal/modal.ts";
import { effectsByName } from "./effects-by-name.ts";

/** Takes rendered of each effect, so that repeated steps do not sound identical. */
const takes = 4;

/** Level of an effect of gain 1 relative to the source level, in dB. */
const level = 3.5;

export function playEffects(
  cues: readonly EffectCue[],
  film: { sampleRate: number; sampleCount: number },
): Clip[] {
  const { sampleRate } = film;
  return cues.flatMap((cue, index) => {
    const effect = effectsByName[cue.sound];
    const start = Math.round(cue.at * sampleRate);
    const length = Math.min(Math.round(effect.seconds * sampleRate), film.sampleCount - start);
    if (length <= 0 || cue.gain <= 0) return [];
    const take = index % takes;
    return [
      {
        bus: "effects" as const,
        source: {
          key: `effect/${cue.sound}/${take}/${sampleRate}`,
          make: () => effectSamples(cue.sound, take, sampleRate),
          loop: null,
        },
        start,
        length,
        ...placed(cue.gain * dbToGain(level + effect.level), cue.pan * 0.8),
        envelope: { at: [0], value: [1] },
        decay: effect.seconds * 1.2,
      },
    ];
  });
}

/** One take of an effect: mono samples, normalized to the source level. */
export function effectSamples(sound: SoundName, take: number, sampleRate: number): Float32Array {
  const effect = effectsByName[sound];
  const out = new Float32Array(Math.round(effect.seconds * sampleRate));
  effect.draw(out, seededRandom(hashText(sound) + take * 7919), sampleRate);
  return normalizeLoudness(fadeOut(out, sampleRate * 0.03), sampleRate, effect.seconds);
}
