import type { Language } from "#distress/distress.ts";
import type { HelpIntent } from "#intents/talk-intents.ts";
import { SentenceIndex } from "#retrieve/sentence-index.ts";
import type { WordVectors } from "#search/word-vectors.ts";
import { helpArticles, type HelpReader, isFor } from "./articles.ts";

/** Articles that an intent is about, the most general first. */
const articlesOf: Readonly<Record<HelpIntent, readonly string[]>> = {
  price: ["plans", "subscribe", "free-household"],
  plan_compare: ["plans", "change-plan"],
  cancel_plan: ["cancel-plan"],
  payment: ["subscribe", "card", "invoices"],
  devices_supported: ["supported-devices", "tv-mode", "devices"],
  offline_how: ["downloads", "offline", "download-problem"],
  add_own_movies: ["upload-movies", "movie-folders", "media-library"],
  controls_how: [
    "screen-time",
    "rating-limit",
    "bedtime",
    "block-title",
    "block-words",
    "outside-links-limit",
    "party-limits",
    "calm-mode",
    "leo-for-children",
    "week-report",
    "requests",
  ],
  profiles_how: [
    "add-profile",
    "child-profile",
    "teen-profile",
    "switch-profile",
    "avatar",
    "delete-profile",
    "approve-profile",
  ],
  party_how: [
    "start-party",
    "join-party",
    "invite-to-party",
    "schedule-party",
    "party-zone",
    "party-chat",
    "party-polls",
    "party-permissions",
    "voice-chat",
  ],
  remote_how: ["phone-remote"],
  captions_how: ["captions"],
  language_how: ["language", "spoken-dialogue", "captions"],
  privacy: ["privacy", "leo-conversations", "data-export", "account-activity"],
  child_safety: [
    "privacy",
    "child-profile",
    "rating-limit",
    "leo-for-children",
    "outside-links-limit",
  ],
  problem_no_sound: ["no-sound"],
  problem_no_picture: ["black-picture"],
  problem_slow: ["stutters", "no-server"],
  problem_other: [
    "no-server",
    "stutters",
    "download-problem",
    "cant-watch",
    "too-many-screens",
    "leo-microphone",
  ],
  password_help: ["forgotten-password", "forgotten-pin", "password", "reset-someones-password"],
};

export type HelpIndex = Readonly<Record<Language, SentenceIndex>>;

/** In steps of some milliseconds. */
export function* openHelp(vectors: WordVectors | null): Generator<void, HelpIndex> {
  const entries = (language: Language) =>
    helpArticles.map((article) => ({
      id: article.id,
      ask: [article[language].title, ...article[language].ask],
      say: `${article[language].say} ${article[language].body}`,
    }));
  const en = new SentenceIndex(entries("en"), { language: "en", vectors });
  yield;
  const es = new SentenceIndex(entries("es"), { language: "es", vectors: null });
  return { en, es };
}

export type HelpMoment = {
  language: Language;
  /** The classifier's guess, if it is about Goldmane. */
  intent: HelpIntent | null;
  who: HelpReader;
};

/** Enough if the classifier agrees that it is a question about Goldmane, and enough alone. */
const least = { ofIntent: 0.12, ofHelp: 0.45, alone: 0.75 };

/** The article that answers a question about Goldmane; null if none surely does. */
export function findHelp(
  message: string,
  { language, intent, who }: HelpMoment,
  index: HelpIndex,
): { articleId: string; score: number } | null {
  const found = index[language].find(message, { most: 5, accepts: (id) => isFor(id, who) });
  const [best] = found;
  if (!intent) return best && best.score >= least.alone ? toFound(best.id, best.score) : null;
  if (best && best.score >= least.alone) return toFound(best.id, best.score);
  const likely = articlesOf[intent].filter((id) => isFor(id, who));
  const ofIntent = found.find(({ id, score }) => likely.includes(id) && score >= least.ofIntent);
  if (ofIntent) return toFound(ofIntent.id, Math.max(ofIntent.score, least.ofHelp));
  if (best && best.score >= least.ofHelp) return toFound(best.id, best.score);
  const [first] = likely;
  return first ? toFound(first, least.ofHelp) : null;
}

function toFound(articleId: string, score: number): { articleId: string; score: number } {
  return { articleId, score };
}
