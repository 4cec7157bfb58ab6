import { seededRandom } from "@goldmane/std/seeded-random";
import type { CueSheet, SpeechCue, Syllable } from "#score/cue-sheet.ts";
import {
  mouthShapes,
  voiceEmotions,
  type MusicMood,
  type MusicTheme,
  type StoryBeat,
} from "#score/vocabulary.ts";

const arc: readonly { beat: StoryBeat; share: number; mood: MusicMood; intensity: number }[] = [
  { beat: "setup", share: 0.22, mood: "happy", intensity: 0.45 },
  { beat: "conflict", share: 0.2, mood: "tense", intensity: 0.6 },
  { beat: "challenge", share: 0.2, mood: "mysterious", intensity: 0.5 },
  { beat: "climax", share: 0.2, mood: "epic", intensity: 0.9 },
  { beat: "resolution", share: 0.18, mood: "tender", intensity: 0.4 },
];

/**
 * A small film as the story compiler would cue it: five sections, dialogue, effects, two ambiences.
 */
export function exampleFilm(
  options: { theme?: MusicTheme; seed?: number; seconds?: number; tempo?: number } = {},
): CueSheet {
  const seconds = options.seconds ?? 60;
  const seed = options.seed ?? 7;
  let at = 0;
  const sections = arc.map(({ share, ...section }) => {
    const start = at;
    at += share * seconds;
    return { at: start, ...section };
  });
  return {
    seed,
    durationSeconds: seconds,
    theme: options.theme ?? "ballad",
    tempo: options.tempo ?? 96,
    sections,
    hits: [
      { at: 0, strength: 0.8 },
      { at: seconds * 0.42, strength: 0.7 },
      { at: seconds * 0.62, strength: 1 },
      { at: seconds - 3, strength: 0.6 },
    ],
    rests: [{ start: seconds * 0.9, lineAt: seconds * 0.9 + 0.5, end: seconds * 0.95 }],
    effects: [
      { at: seconds * 0.1, sound: "step", gain: 0.6, pan: -0.3 },
      { at: seconds * 0.11, sound: "step", gain: 0.6, pan: -0.2 },
      { at: seconds * 0.25, sound: "whoosh", gain: 0.7, pan: 0.4 },
      { at: seconds * 0.5, sound: "magic", gain: 0.7, pan: 0 },
      { at: seconds * 0.63, sound: "crash", gain: 0.8, pan: 0.1 },
      { at: seconds * 0.85, sound: "giggle", gain: 0.6, pan: 0 },
    ],
    ambiences: [
      { start: 0, end: seconds * 0.5, bed: "birds", gain: 0.6 },
      { start: seconds * 0.5, end: seconds, bed: "wind", gain: 0.5 },
    ],
    speech: dialogue(seed, seconds),
  };
}

/** A line of wordless speech of about `seconds`. */
export function exampleLine(
  options: { start?: number; seconds?: number; rig?: string; seed?: number } & Partial<
    Pick<SpeechCue, "emotion" | "asks" | "pitch">
  > = {},
): SpeechCue {
  const random = seededRandom(options.seed ?? 3);
  const start = options.start ?? 0;
  const end = start + (options.seconds ?? 2);
  const syllables: Syllable[] = [];
  for (let at = start; at < end - 0.1;) {
    const seconds = 0.13 + 0.12 * random();
    const shape = mouthShapes[1 + Math.floor(random() * (mouthShapes.length - 1))] ?? "D";
    syllables.push({ at, seconds: Math.min(seconds, end - at), shape });
    at += seconds + (random() < 0.2 ? 0.08 : 0.01);
  }
  return {
    start,
    end,
    pitch: options.pitch ?? 1,
    rig: options.rig ?? "lion",
    emotion: options.emotion ?? "neutral",
    asks: options.asks ?? false,
    syllables,
  };
}

function dialogue(seed: number, seconds: number): SpeechCue[] {
  const random = seededRandom(seed ^ 0x7a1c);
  const lines: SpeechCue[] = [];
  let at = 5;
  while (at < seconds - 6) {
    const length = 1.4 + 1.8 * random();
    const emotion = voiceEmotions[Math.floor(random() * voiceEmotions.length)] ?? "neutral";
    const rig = random() < 0.5 ? "lion" : "rabbit";
    const asks = random() < 0.3;
    lines.push(exampleLine({ start: at, seconds: length, rig, emotion, asks, seed: lines.length }));
    at += length + 0.6 + 3 * random();
  }
  return lines;
}
