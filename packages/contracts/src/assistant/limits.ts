/** The assistants: Leo in the dialog, Mirrorlox in `/ar-companion`. */
export const assistants = ["leo", "mirrorlox"] as const;
export type Assistant = (typeof assistants)[number];

export const tabs = ["chat", "vibes", "links", "library"] as const;
export type Tab = (typeof tabs)[number];

/** In characters. */
export const messageMaxLength = 1000;
/** Only the latest count. */
export const historyAtMost = 10;
/** Maximum lines accepted per call. */
export const historySentAtMost = 100;
export const cardsAtMost = 6;
export const suggestionCount = 3;
/** Buttons of a question back: a household has at most ten profiles. */
export const choicesAtMost = 10;

/** Delay before an outside link opens; it can be stopped until then. */
export const openServiceDelayMs = 2000;
/** How long an externally opened track counts as playing. */
export const trackResetMs = 3000;

export const speechTimeoutMs = 15_000;
/** Name of the WAV chunk after the samples that holds lip shapes. Players ignore it. */
export const lipsChunk = "lips";
/** Maximum length of one utterance, in characters. */
export const spokenMaxLength = 1000;
/** Rate of the browser's voice, relative to 1. */
export const browserVoice = { rate: 0.85, pitch: 0.95 } as const;

/** Accepted recordings: mono, 16-bit, 16 kHz, WAV or raw. */
export const heardSecondsAtMost = 10;
export const heardBytesAtMost = 400_000;
export const heardRate = 16_000;

/** Retention of conversations in days; 0 stores none. */
export const retentionChoices = [0, 7, 30, 90] as const;
export type RetentionDays = (typeof retentionChoices)[number];
export const usualRetentionDays = 30;

/** Per viewer. */
export const messagesAMinute = 60;
export const messagesADay = 300;
/** A long answer is spoken in several sentences, each a request. */
export const speechesAMinute = 180;
export const hearingsAMinute = 20;
/** Model answers per profile. */
export const modelAnswersADay = 100;
