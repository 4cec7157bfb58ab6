import type { IntentName } from "./intent-names.ts";

/** Intents that are answered with words of Leo's own. */
export const talkIntents = [
  "greet",
  "goodbye",
  "goodnight",
  "thanks",
  "how_are_you",
  "who_are_you",
  "are_you_real",
  "love_leo",
  "compliment",
  "insult",
  "apology",
  "laugh",
  "bored",
  "good_news",
  "tell_about_me",
  "favorite",
  "opinion",
  "play_with_me",
  "sing",
  "what_can_you_do",
  "what_is_goldmane",
  "who_made_this",
] as const satisfies readonly IntentName[];
export type TalkIntent = (typeof talkIntents)[number];

/** Intents that are answered from what Leo knows about the world. */
export const knowledgeIntents = [
  "knowledge",
  "math",
  "units",
  "spell",
  "define",
  "date_time",
  "country",
  "translate",
] as const satisfies readonly IntentName[];
export type KnowledgeIntent = (typeof knowledgeIntents)[number];

/** Intents that are answered by a help article. */
export const helpIntents = [
  "price",
  "plan_compare",
  "cancel_plan",
  "payment",
  "devices_supported",
  "offline_how",
  "add_own_movies",
  "controls_how",
  "profiles_how",
  "party_how",
  "remote_how",
  "captions_how",
  "language_how",
  "privacy",
  "child_safety",
  "problem_no_sound",
  "problem_no_picture",
  "problem_slow",
  "problem_other",
  "password_help",
] as const satisfies readonly IntentName[];
export type HelpIntent = (typeof helpIntents)[number];

/** Not understood on purpose. */
export const outOfScope = "out_of_scope" satisfies IntentName;

export function isOneOf<Name extends IntentName>(
  intents: readonly Name[],
  intent: IntentName,
): intent is Name {
  return intents.some((name) => name === intent);
}
