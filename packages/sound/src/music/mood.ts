import type { InstrumentName } from "#instruments/orchestra.ts";
import type { MusicMood } from "#score/vocabulary.ts";
import type { ModeName } from "./chord.ts";

/** Effects of a mood on harmony, melody and timbre. */
export type Mood = {
  mode: ModeName;
  /** One is chosen per film, so that a mood that returns brings its harmony back. */
  progressions: readonly [string, ...string[]];
  /** The chord that leads from the last bar into the next section. */
  approach: string;
  /** The final chords of a film that ends in this mood. */
  cadence: string;
  /** Transposition of the melody, in semitones. */
  register: number;
  /** Share of its written length that a melody note sounds. */
  legato: number;
  /** Loudness and brightness relative to other moods; 1 is neutral. */
  touch: number;
  /** Soloist of the tune in place of the theme's own. */
  lead: InstrumentName | null;
  /** Instrument of a second layer of sustained chords above the pad. */
  wash: InstrumentName | null;
  /** Instrument that sprinkles chord tones over the top. */
  sparkle: InstrumentName | null;
  /** Instrument of the figure in place of the theme's. */
  figure: InstrumentName | null;
  /** Share of the theme's percussion that is played, 0..1. */
  drums: number;
};

const plain = {
  register: 0,
  legato: 0.95,
  touch: 1,
  lead: null,
  wash: null,
  sparkle: null,
  figure: null,
  drums: 1,
} as const;

export const moods: Record<MusicMood, Mood> = {
  calm: {
    ...plain,
    mode: "major",
    progressions: ["I IV I V", "I9 vi7 IV9 Vs", "IM7 iii7 IVM7 I"],
    approach: "Vs",
    cadence: "IV V I",
    touch: 0.85,
    drums: 0.4,
  },
  happy: {
    ...plain,
    mode: "major",
    progressions: ["I V vi IV", "I IV V I", "I vi ii V"],
    approach: "V",
    cadence: "IV V I",
    register: 2,
    legato: 0.85,
  },
  playful: {
    ...plain,
    mode: "major",
    progressions: ["I vi ii V7", "I VI7 ii V7", "I IV I V7"],
    approach: "V7",
    cadence: "ii V7 I",
    register: 3,
    legato: 0.6,
    lead: "clarinet",
    figure: "pizzicato",
    sparkle: "marimba",
  },
  tender: {
    ...plain,
    mode: "major",
    progressions: ["IM7 iii7 vi7 IV9", "I9 V vi7 IVM7", "IM7 vi7 ii7 Vs"],
    approach: "ii7",
    cadence: "ii7 V7 I",
    legato: 1.02,
    touch: 0.8,
    lead: "felt-piano",
    wash: "strings",
    drums: 0.2,
  },
  mysterious: {
    ...plain,
    mode: "dorian",
    progressions: ["i9 IV i9 bVII", "i bIII IV i9", "i9 ii i9 IV"],
    approach: "bVII",
    cadence: "IV bVII i",
    register: -3,
    lead: "vibraphone",
    wash: "glass",
    sparkle: "celesta",
    drums: 0.5,
  },
  tense: {
    ...plain,
    mode: "harmonic",
    progressions: ["i bVI iv V", "i iv bVI V7", "i bII i V7"],
    approach: "V7",
    cadence: "iv V7 i",
    register: -2,
    legato: 0.7,
    touch: 1.05,
    wash: "tremolo",
    figure: "spiccato",
  },
  sad: {
    ...plain,
    mode: "minor",
    progressions: ["i bVI bIII bVII", "i iv bVI V", "i9 bVIM7 iv7 i9"],
    approach: "V",
    cadence: "bVI iv i",
    register: -4,
    legato: 1.02,
    touch: 0.8,
    lead: "cello",
    wash: "strings",
    drums: 0.15,
  },
  epic: {
    ...plain,
    mode: "minor",
    progressions: ["i bVI bIII bVII", "i bVII bVI V", "i bIII bVII IV"],
    approach: "V",
    cadence: "bVI bVII I",
    touch: 1.15,
    lead: "horn",
    wash: "choir",
    figure: "spiccato",
    drums: 1.2,
  },
  triumphant: {
    ...plain,
    mode: "mixolydian",
    progressions: ["I bVII IV I", "I IV bVII V", "I V bVII IV"],
    approach: "V",
    cadence: "bVI bVII I",
    register: 3,
    touch: 1.15,
    lead: "trumpet",
    wash: "brass",
    sparkle: "glockenspiel",
    drums: 1.2,
  },
  scary: {
    ...plain,
    mode: "phrygian",
    progressions: ["i bII i bvii", "i bII viio i", "i io bII i"],
    approach: "bII",
    cadence: "bII bvii i",
    register: -7,
    legato: 0.9,
    lead: "clarinet",
    wash: "tremolo",
    figure: "spiccato",
    drums: 0.6,
  },
  dreamy: {
    ...plain,
    mode: "lydian",
    progressions: ["IM7 II IM7 vi7", "I9 iii7 II IM7", "IM7 vii7 II vi7"],
    approach: "II",
    cadence: "II vii7 I",
    register: 2,
    legato: 1.05,
    touch: 0.85,
    lead: "celesta",
    wash: "choir",
    sparkle: "vibraphone",
    figure: "harp",
    drums: 0.25,
  },
  funny: {
    ...plain,
    mode: "major",
    progressions: ["I #io ii V7", "I I7 IV #ivo", "I II7 V7 I"],
    approach: "V7",
    cadence: "II7 V7 I",
    register: -1,
    legato: 0.45,
    lead: "clarinet",
    figure: "pizzicato",
    sparkle: "woodblock",
  },
};
