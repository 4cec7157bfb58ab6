import type { Language } from "#distress/distress.ts";
import type { TalkIntent } from "#intents/talk-intents.ts";
import { talkEn } from "./talk-en.ts";
import { talkEs } from "./talk-es.ts";

type Answers = { child: readonly string[]; grownUp: readonly string[] };

/** Leo's answers to small talk, by the language and the intent of what was said. */
export const talk: Readonly<Record<Language, Readonly<Record<TalkIntent, Answers>>>> = {
  en: talkEn,
  es: talkEs,
};
