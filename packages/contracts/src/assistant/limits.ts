/** Who answers: Leo in the dialog, Mirrorlox in the mirror of `/ar-companion`. */
export const assistants = ["leo", "mirrorlox"] as const;
export type Assistant = (typeof assistants)[number];

export const tabs = ["chat", "vibes", "links", "library"] as const;
export type Tab = (typeof tabs)[number];

/** The moods of VIBES, the shapers of their sound, and what moves on the screen meanwhile. */
export const moods = [
  "calm",
  "energized",
  "focused",
  "inspired",
  "reflective",
  "euphoric",
] as const;
export type Mood = (typeof moods)[number];
export const shapers = ["lo-fi", "nature", "cinematic", "zen-flute"] as const;
export type Shaper = (typeof shapers)[number];
export const visuals = ["aurora", "ocean", "galaxy", "garden"] as const;
export type Visual = (typeof visuals)[number];

/** In characters. */
export const messageMaxLength = 1000;
/** The latest count; earlier ones are not looked at. */
export const historyAtMost = 10;
/** More than this in one call is no conversation. */
export const historySentAtMost = 100;
export const cardsAtMost = 6;
export const suggestionCount = 3;

/** A service opens so long after it was named, and can be stopped until then. */
export const openServiceDelayMs = 2000;
/** A track that was opened elsewhere counts as playing for so long. */
export const trackResetMs = 3000;

export const speechTimeoutMs = 15_000;
/**
 * Behind the samples of the house's own WAV, a chunk of this name says how the lips move: as the stage
 * writes the shapes of sounds. Whoever only plays it passes it over.
 */
export const lipsChunk = "lips";
/** A voice reads no more than this at once, in characters. */
export const spokenMaxLength = 1000;
/** A browser's own voice, where the server has none: against the usual 1. */
export const browserVoice = { rate: 0.85, pitch: 0.95 } as const;

/** What may be sent to be understood: mono, 16 bit, 16,000 samples a second, as WAV or bare. */
export const heardSecondsAtMost = 10;
export const heardBytesAtMost = 400_000;
export const heardRate = 16_000;

/** For how many days conversations are kept for parents to read; 0 keeps none. */
export const retentionChoices = [0, 7, 30, 90] as const;
export type RetentionDays = (typeof retentionChoices)[number];
export const usualRetentionDays = 30;

/** Per viewer. */
export const messagesAMinute = 20;
export const messagesADay = 300;
export const speechesAMinute = 30;
export const hearingsAMinute = 20;
/** Answers of a language model, per profile. */
export const modelAnswersADay = 100;
