import { clamp } from "@goldmane/std/clamp";
import type { CueSheet, EffectCue, Rest, Section, SpeechCue } from "./cue-sheet.ts";
import type { Utterance } from "#voices/words/utterance.ts";
import {
  ambienceBeds,
  mouthShapes,
  musicMoods,
  musicThemes,
  soundNames,
  storyBeats,
  voiceEmotions,
} from "./vocabulary.ts";

/** Limits: the longest film that is scored, and the number of cues of a kind. */
const longestSeconds = 3600;
const mostCues = 5000;
/** A section shorter than this joins the one before it. */
const shortestSection = 1.2;

/**
 * Sanitizes a sheet: every number finite and in range, lists sorted, names known, so that later
 * stages need not check. Nonsensical cues are dropped.
 */
export function sanitizeCues(sheet: CueSheet): CueSheet {
  const durationSeconds = within(sheet.durationSeconds, 0, longestSeconds, 0);
  const inFilm = (at: number) => Number.isFinite(at) && at >= 0 && at < durationSeconds;
  return {
    seed: Number.isFinite(sheet.seed) ? sheet.seed | 0 : 1,
    durationSeconds,
    ...(sheet.isClip && { isClip: true }),
    theme: musicThemes.includes(sheet.theme) ? sheet.theme : "ballad",
    tempo: within(sheet.tempo, 40, 220, 100),
    sections: tameSections(sheet.sections.slice(0, mostCues), durationSeconds),
    hits: sheet.hits
      .slice(0, mostCues)
      .filter((hit) => inFilm(hit.at))
      .map((hit) => ({ at: hit.at, strength: within(hit.strength, 0, 1, 0.5) }))
      .toSorted((a, b) => a.at - b.at),
    rests: tameRests(sheet.rests.slice(0, mostCues), durationSeconds),
    effects: sheet.effects
      .slice(0, mostCues)
      .filter((cue) => inFilm(cue.at) && soundNames.includes(cue.sound))
      .map(tameEffect),
    ambiences: sheet.ambiences
      .slice(0, mostCues)
      .filter((cue) => ambienceBeds.includes(cue.bed) && cue.end > cue.start)
      .map((cue) => ({
        bed: cue.bed,
        start: within(cue.start, 0, durationSeconds, 0),
        end: within(cue.end, 0, durationSeconds, 0),
        gain: within(cue.gain, 0, 1.5, 0.5),
      }))
      .filter((cue) => cue.end - cue.start > 0.2),
    speech: sheet.speech
      .slice(0, mostCues)
      .filter((cue) => inFilm(cue.start) && cue.end > cue.start)
      .map((cue) => tameSpeech(cue, durationSeconds))
      .toSorted((a, b) => a.start - b.start),
  };
}

function tameSections(sections: readonly Section[], durationSeconds: number): Section[] {
  const sorted = sections
    .filter((section) => Number.isFinite(section.at) && section.at < durationSeconds)
    .map((section) => ({
      at: Math.max(0, section.at),
      mood: musicMoods.includes(section.mood) ? section.mood : "calm",
      intensity: within(section.intensity, 0, 1, 0.4),
      beat: storyBeats.includes(section.beat) ? section.beat : "setup",
    }))
    .toSorted((a, b) => a.at - b.at);
  const kept: Section[] = [];
  for (const section of sorted) {
    const last = kept.at(-1);
    if (!last) kept.push({ ...section, at: 0 });
    else if (section.at - last.at < shortestSection)
      kept[kept.length - 1] = { ...section, at: last.at };
    else if (durationSeconds - section.at >= shortestSection) kept.push(section);
  }
  return kept.length > 0 ? kept : [{ at: 0, mood: "calm", intensity: 0.4, beat: "setup" }];
}

function tameRests(rests: readonly Rest[], durationSeconds: number): Rest[] {
  const kept: Rest[] = [];
  const sorted = rests
    .filter(({ start, lineAt, end }) => start >= 0 && lineAt > start && end > lineAt)
    .filter(({ end }) => end <= durationSeconds)
    .toSorted((a, b) => a.start - b.start);
  for (const rest of sorted) if (rest.start >= (kept.at(-1)?.end ?? 0) + 1) kept.push(rest);
  return kept;
}

function tameEffect(cue: EffectCue): EffectCue {
  return {
    at: cue.at,
    sound: cue.sound,
    gain: within(cue.gain, 0, 1.5, 0.7),
    pan: within(cue.pan, -1, 1, 0),
  };
}

function tameSpeech(cue: SpeechCue, durationSeconds: number): SpeechCue {
  const end = within(cue.end, cue.start, Math.min(durationSeconds, cue.start + 60), cue.start);
  const syllables = cue.syllables
    .slice(0, 400)
    .filter((one) => one.at >= cue.start - 0.5 && one.at < end)
    .map((one) => ({
      at: Math.max(one.at, cue.start),
      seconds: within(one.seconds, 0.03, 2, 0.15),
      shape: mouthShapes.includes(one.shape) ? one.shape : "X",
    }))
    .toSorted((a, b) => a.at - b.at);
  return {
    start: cue.start,
    end,
    pitch: within(cue.pitch, 0.4, 2.5, 1),
    rig: cue.rig,
    emotion: voiceEmotions.includes(cue.emotion) ? cue.emotion : "neutral",
    asks: cue.asks === true,
    syllables,
    ...(cue.spoken && { spoken: tameUtterance(cue.spoken) }),
  };
}

function tameUtterance(utterance: Utterance): Utterance {
  return { ...utterance, size: within(utterance.size, 0.5, 2, 1) };
}

function within(value: number, low: number, high: number, otherwise: number): number {
  return Number.isFinite(value) ? clamp(value, low, high) : otherwise;
}
