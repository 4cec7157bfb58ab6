import { clamp } from "@goldmane/std/clamp";
import type { Section } from "#score/cue-sheet.ts";
import type { StoryBeat } from "#score/vocabulary.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { envelopeOf, type Envelope } from "#signal/envelope.ts";
import { gatedLoudness } from "#signal/loudness.ts";

/**
 * Level of each beat of a story in dB, so that the climax is heard as one. Voices move less than
 * what is behind them, so that words stay clear.
 */
const backing: Record<StoryBeat, number> = {
  setup: -4,
  conflict: -3,
  challenge: -2,
  climax: 3,
  resolution: -3,
};
const voices: Record<StoryBeat, number> = {
  setup: -2.5,
  conflict: -2,
  challenge: -1,
  climax: 2,
  resolution: -2,
};

/** Seconds over which the level changes; it arrives when the section begins. */
const rampSeconds = 1.2;

/** How much louder than the set-up the climax is, in dB. */
const climaxOverSetup = 5.2;

/** The gains of a film's beats; `lift` (dB) is added to the climax. */
export type LoudnessArc = { voices: Envelope; backing: Envelope };

export function loudnessArc(
  sections: readonly Section[],
  sampleRate: number,
  lift = 0,
): LoudnessArc {
  const lifted = (levels: Record<StoryBeat, number>) =>
    arcOf(sections, { ...levels, climax: levels.climax + lift }, sampleRate);
  return { voices: lifted(voices), backing: lifted(backing) };
}

/**
 * The lift in dB that the climax lacks, by a forecast of the film's power in each 100 ms; 0 for a
 * film without set-up or climax.
 */
export function climaxLift(sections: readonly Section[], powers: readonly number[]): number {
  const loudnessOf = (beat: StoryBeat) =>
    gatedLoudness(
      sections.flatMap((section, index) => {
        const end = sections[index + 1]?.at ?? Number.POSITIVE_INFINITY;
        return section.beat === beat ? powers.slice(section.at * 10, end * 10) : [];
      }),
    );
  const lift = climaxOverSetup - (loudnessOf("climax") - loudnessOf("setup"));
  return Number.isFinite(lift) ? clamp(lift, -2.5, 2.5) : 0;
}

function arcOf(
  sections: readonly Section[],
  levels: Record<StoryBeat, number>,
  sampleRate: number,
): Envelope {
  const points = sections.flatMap(({ at, beat }, index): [number, number][] => {
    const level = dbToGain(levels[beat]);
    const before = sections[index - 1];
    if (!before) return [[0, level]];
    if (before.beat === beat) return [];
    const from = Math.max(before.at, at - rampSeconds);
    return [
      [from, dbToGain(levels[before.beat])],
      [at, level],
    ];
  });
  return envelopeOf(points, sampleRate);
}
