import type { MouthShape, VoiceEmotion } from "#score/vocabulary.ts";

/** The parameters that distinguish the wordless voices of rigs. */
export type VocalTract = {
  /** Base pitch in Hz. */
  hz: number;
  /** Formant frequencies relative to an adult's; above 1 is a smaller head. */
  size: number;
  /** Gain of the breath noise, 0..1. */
  breath: number;
  /** Gain of the upper partials, 0..1. */
  bright: number;
  /** Usual pitch range, in semitones. */
  range: number;
  /** Portamento time in seconds. */
  glide: number;
  /** Tremolo: rate in Hz, and depth. */
  tremolo: readonly [number, number];
  /** Ring modulation: frequency in Hz, and depth. */
  ring: readonly [number, number];
  /** Gain of a growl one octave below, 0..1. */
  growl: number;
  /** Shifts every vowel towards "oo" (-1) or "ee" (1). */
  vowelShift: number;
  /** Quantizes pitch per syllable, without glides. */
  steps: boolean;
};

const person: VocalTract = {
  hz: 220,
  size: 1,
  breath: 0.12,
  bright: 0.5,
  range: 4,
  glide: 0.05,
  tremolo: [0, 0],
  ring: [0, 0],
  growl: 0,
  vowelShift: 0,
  steps: false,
};

const vocalTracts: Record<string, VocalTract> = {
  lion: { ...person, hz: 138, size: 0.86, growl: 0.3, bright: 0.6, range: 5 },
  fox: { ...person, hz: 262, size: 1.16, bright: 0.62, vowelShift: 0.25, range: 6, glide: 0.035 },
  bear: {
    ...person,
    hz: 98,
    size: 0.78,
    growl: 0.35,
    bright: 0.36,
    range: 3,
    glide: 0.08,
    vowelShift: -0.2,
  },
  owl: {
    ...person,
    hz: 236,
    size: 0.95,
    breath: 0.2,
    bright: 0.22,
    vowelShift: -0.75,
    tremolo: [15, 0.25],
    glide: 0.09,
  },
  dragon: { ...person, hz: 112, size: 0.74, growl: 0.55, bright: 0.7, range: 6, breath: 0.25 },
  robot: {
    ...person,
    hz: 176,
    size: 1.02,
    breath: 0,
    bright: 0.75,
    ring: [88, 0.45],
    range: 7,
    steps: true,
  },
  child: { ...person, hz: 312, size: 1.28, range: 6, glide: 0.04 },
  knight: { ...person, hz: 146, size: 0.93, bright: 0.66, ring: [420, 0.12], range: 4 },
  slime: {
    ...person,
    hz: 285,
    size: 1.2,
    bright: 0.3,
    tremolo: [11, 0.4],
    vowelShift: -0.35,
    range: 8,
    glide: 0.1,
  },
  alien: {
    ...person,
    hz: 248,
    size: 1.36,
    ring: [61, 0.35],
    tremolo: [6, 0.2],
    range: 9,
    glide: 0.09,
    vowelShift: 0.3,
  },
  cat: { ...person, hz: 294, size: 1.24, bright: 0.66, vowelShift: 0.45, range: 7, glide: 0.11 },
  rabbit: { ...person, hz: 344, size: 1.4, range: 5, glide: 0.025, breath: 0.2 },
  whale: {
    ...person,
    hz: 92,
    size: 0.68,
    bright: 0.28,
    range: 11,
    glide: 0.24,
    vowelShift: -0.5,
    tremolo: [3, 0.15],
  },
  unicorn: { ...person, hz: 292, size: 1.18, breath: 0.3, bright: 0.42, range: 6, glide: 0.08 },
  wizard: { ...person, hz: 128, size: 0.92, breath: 0.2, range: 6, tremolo: [7, 0.1] },
  elder: {
    ...person,
    hz: 122,
    size: 0.9,
    breath: 0.26,
    bright: 0.34,
    range: 4,
    tremolo: [5.6, 0.3],
    glide: 0.07,
  },
  ant: { ...person, hz: 330, size: 1.5, range: 5, glide: 0.02, bright: 0.7 },
  bee: { ...person, hz: 300, size: 1.42, range: 4, tremolo: [24, 0.4], bright: 0.7 },
  bird: { ...person, hz: 352, size: 1.45, range: 12, glide: 0.05, bright: 0.75 },
  mouse: { ...person, hz: 338, size: 1.46, range: 7, glide: 0.03, breath: 0.2 },
  snail: { ...person, hz: 150, size: 1.02, range: 5, glide: 0.2, breath: 0.3 },
};

export function vocalTractOf(rig: string): VocalTract {
  return vocalTracts[rig] ?? person;
}

/** How an emotion changes the voice. */
export type Feeling = {
  /** Semitones relative to the base pitch. */
  pitch: number;
  /** Factor on the usual pitch range. */
  range: number;
  breath: number;
  bright: number;
  /** Vibrato: rate in Hz, and depth in semitones. */
  vibrato: readonly [number, number];
  growl: number;
  /** Gain. */
  loud: number;
  /** Pitch change over the last syllable, in semitones. */
  end: number;
};

const even: Feeling = {
  pitch: 0,
  range: 1,
  breath: 0,
  bright: 0,
  vibrato: [5, 0.12],
  growl: 0,
  loud: 1,
  end: -3,
};

export const feelings: Record<VoiceEmotion, Feeling> = {
  neutral: even,
  happy: { ...even, pitch: 1.5, range: 1.4, bright: 0.1, end: -1 },
  excited: { ...even, pitch: 3, range: 1.8, bright: 0.2, loud: 1.15, end: 2 },
  sad: {
    ...even,
    pitch: -2.5,
    range: 0.6,
    breath: 0.15,
    bright: -0.15,
    vibrato: [4.5, 0.3],
    loud: 0.8,
    end: -4,
  },
  angry: { ...even, pitch: -1, range: 1.2, bright: 0.25, growl: 0.35, loud: 1.2, end: -5 },
  scared: {
    ...even,
    pitch: 3.5,
    range: 0.9,
    breath: 0.15,
    vibrato: [8.5, 0.55],
    loud: 0.9,
    end: 1,
  },
  surprised: { ...even, pitch: 3, range: 2, bright: 0.1, loud: 1.1, end: 4 },
  proud: { ...even, pitch: -0.5, range: 1.1, bright: 0.12, vibrato: [5, 0.2], loud: 1.1, end: -3 },
  shy: { ...even, pitch: 1, range: 0.6, breath: 0.25, bright: -0.2, loud: 0.7, end: 1.5 },
  sleepy: {
    ...even,
    pitch: -3,
    range: 0.7,
    breath: 0.3,
    bright: -0.25,
    vibrato: [3, 0.25],
    loud: 0.7,
    end: -5,
  },
  love: {
    ...even,
    pitch: 0.5,
    range: 1.1,
    breath: 0.15,
    bright: -0.1,
    vibrato: [5.2, 0.35],
    loud: 0.85,
    end: -2,
  },
  silly: { ...even, pitch: 2, range: 2.2, vibrato: [7, 0.4], end: 3 },
};

/** The first three formants of an adult in Hz, and how far the mouth is open (0..1). */
export type Mouth = readonly [number, number, number, number];

export const mouths: Record<MouthShape, Mouth> = {
  X: [300, 1200, 2300, 0.12],
  A: [270, 1050, 2200, 0.25],
  B: [330, 2050, 2750, 0.7],
  C: [540, 1780, 2500, 0.9],
  D: [780, 1230, 2500, 1],
  E: [520, 1080, 2400, 0.92],
  F: [340, 820, 2250, 0.75],
  G: [360, 1380, 2500, 0.45],
  H: [390, 1320, 2650, 0.7],
};
