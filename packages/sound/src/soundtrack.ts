import { playAmbiences } from "#ambience/play-ambience.ts";
import { playEffects } from "#effects/play-effects.ts";
import type { Clip } from "#mix/clip.ts";
import { estimatePowers } from "./mix/estimate-powers.ts";
import { filmLevels } from "./mix/film-levels.ts";
import { climaxLift, loudnessArc } from "./mix/loudness-arc.ts";
import { usualLift } from "#mix/usual-lift.ts";
import { Mixer } from "#mix/mixer.ts";
import { renderStretch } from "#mix/render-stretch.ts";
import { SamplePool } from "#mix/sample-pool.ts";
import { sortClips } from "#mix/sort-clips.ts";
import { balanceSections } from "#music/balance.ts";
import { compose, tonicOf } from "#music/compose.ts";
import { performNotes } from "#music/perform.ts";
import { themesByName } from "./music/themes/themes-by-name.ts";
import type { CueSheet } from "#score/cue-sheet.ts";
import { sanitizeCues } from "./score/sanitize-cues.ts";
import { dbToGain } from "./signal/db-to-gain.ts";
import { gatedLoudness } from "#signal/loudness.ts";
import { speakLines } from "#voices/speak-lines.ts";
import { speakWords } from "#voices/words/speak-words.ts";
import type { SpokenLines, Utterance } from "#voices/words/utterance.ts";

export type Soundtrack = {
  durationSeconds: number;
  /** Samples per channel: the duration times the sample rate, rounded. */
  sampleCount: number;
  /**
   * Renders any stretch of the film's sound; the samples do not depend on the order of calls.
   * Silent beyond the film.
   * @throws RangeError when `from` or `count` is negative or not an integer.
   */
  render(from: number, count: number): { left: Float32Array; right: Float32Array };
};

export type FilmSoundtrack = Soundtrack & {
  /**
   * The utterances that must have been spoken before that stretch can be rendered; empty for a film
   * without words.
   */
  utterancesFor(from: number, count: number): Utterance[];
};

/** Integrated loudness of a film in LUFS; level with streaming services. */
const targetLoudness = -15.5;

/** Seconds over which a clip fades in and out, so that a join is not heard. */
const clipFadeSeconds = 0.3;

/** Seconds by which reverb and limiter reach around a stretch. */
const behindSeconds = 4;
const aheadSeconds = 1;

/** Samples of instruments, effects and ambience, shared by all films. */
const pool = new SamplePool(64 * 1024 * 1024);

/**
 * Composes and performs the sound of a film: score, effects, ambience and voices, mixed. Opening is
 * quick; samples are made when a stretch is rendered.
 * @param spoken returns the speech of lines that have words; without it voices are wordless.
 * @throws RangeError for a sample rate outside 8,000..192,000 Hz.
 */
export function openSoundtrack(
  sheet: CueSheet,
  sampleRate = 48000,
  spoken: SpokenLines | null = null,
): FilmSoundtrack {
  if (!(sampleRate >= 8000 && sampleRate <= 192000)) {
    throw new RangeError(`Sample rate ${sampleRate} Hz is outside 8,000..192,000 Hz.`);
  }
  const cues = sanitizeCues(sheet);
  const sampleCount = Math.round(cues.durationSeconds * sampleRate);
  const isClip = cues.isClip ?? false;
  const film = { sampleRate, sampleCount, seed: cues.seed, isClip };
  const score = isClip ? { tonic: tonicOf(cues), notes: [], bars: [] } : compose(cues);
  const worded = spoken ? cues.speech.filter((line) => line.spoken) : [];
  const wordless = cues.speech.filter((line) => !line.spoken);
  const clips: Clip[] = [
    ...balanceSections(performNotes(score.notes, film), score.bars, film),
    ...playEffects(cues.effects, film),
    ...playAmbiences(cues.ambiences, film),
    ...speakLines(spoken ? wordless : cues.speech, { ...film, tonic: score.tonic }),
    ...(spoken ? speakWords(worded, film, spoken) : []),
  ];
  const levelsFor = (climaxDb: number) => {
    const arc = loudnessArc(cues.sections, sampleRate, climaxDb);
    return filmLevels(cues, film, { arc, hasWords: spoken !== null });
  };
  const lacking = isClip ? 0 : climaxLift(cues.sections, estimatePowers(clips, levelsFor(0), film));
  const levels = levelsFor(lacking);
  const lift = isClip ? usualLift : liftOf(gatedLoudness(estimatePowers(clips, levels, film)));
  const mixer = new Mixer(
    {
      clipsIn: sortClips(clips),
      sampleRate,
      sampleCount,
      room: themesByName[cues.theme].room,
      levels,
      master: dbToGain(Math.min(12, Math.max(-12, lift))),
      ...(isClip && { fadeSeconds: clipFadeSeconds }),
    },
    pool,
  );
  return {
    durationSeconds: cues.durationSeconds,
    sampleCount,
    render: (from, count) => renderStretch(mixer, from, count, sampleCount),
    utterancesFor: (from, count) =>
      worded.flatMap((line) => {
        const isHeard =
          line.start < (from + count) / sampleRate + aheadSeconds &&
          line.end > from / sampleRate - behindSeconds;
        return line.spoken && isHeard ? [line.spoken] : [];
      }),
  };
}

/** The gain in dB that brings a film of this loudness to the target; 0 for a silent one. */
function liftOf(forecast: number): number {
  return Number.isFinite(forecast) ? targetLoudness - forecast : 0;
}
