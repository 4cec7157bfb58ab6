import type { Language } from "#distress/distress.ts";
import type { KnowledgeIntent } from "#intents/talk-intents.ts";
import { SentenceIndex } from "#retrieve/sentence-index.ts";
import type { WordVectors } from "#search/word-vectors.ts";
import { CountryBook } from "./countries.ts";
import { answerDate } from "./dates/answer-date.ts";
import { Dictionary } from "./definitions.ts";
import { countries, definitions, wordPairs } from "./facts.ts";
import { answerMath } from "./math/answer-math.ts";
import { questions } from "./questions.ts";
import { Speller } from "./spelling.ts";
import type { KnowledgeTopic } from "./topics.ts";
import { Translator } from "./translations.ts";
import { answerUnits } from "./units/answer-units.ts";

export type KnowledgeAnswer = {
  topic: KnowledgeTopic;
  text: string;
  /** A noun by which a film about it may be found. */
  theme: string | null;
};

export type KnowledgeMoment = {
  language: Language;
  /** The classifier's best guess; null if it is none of these. */
  intent: KnowledgeIntent | null;
  now: Date;
  timeZone: string;
};

/** Leo's general knowledge: the same for every library. */
export type Knowledge = {
  questions: Readonly<Record<Language, SentenceIndex>>;
  answers: ReadonlyMap<string, { say: Readonly<Record<Language, string>>; theme: string | null }>;
  countries: CountryBook;
  dictionary: Dictionary;
  speller: Speller;
  translator: Translator;
};

/** In steps of some milliseconds, so that other requests run between them. */
export function* openKnowledge(vectors: WordVectors | null): Generator<void, Knowledge> {
  const en = new SentenceIndex(questions, { language: "en", vectors });
  yield;
  const es = new SentenceIndex(
    questions.map(({ id, es: { ask, say } }) => ({ id, ask, say })),
    { language: "es", vectors: null },
  );
  yield;
  const texts = (language: Language) => [
    ...definitions[language].map(({ word, say }) => `${word} ${say}`),
    ...wordPairs.map((pair) => pair[language]),
    ...questions.map((entry) => (language === "en" ? entry.say : entry.es.say)),
    ...countries.map((country) => country[language].name),
  ];
  const speller = new Speller({ en: texts("en"), es: texts("es") }, vectors);
  yield;
  return {
    questions: { en, es },
    answers: new Map(
      questions.map((entry) => [
        entry.id,
        { say: { en: entry.say, es: entry.es.say }, theme: entry.theme },
      ]),
    ),
    countries: new CountryBook(countries),
    dictionary: new Dictionary(definitions),
    speller,
    translator: new Translator(wordPairs, countries),
  };
}

/** Answers are accepted from these scores on. */
const surely = 0.5;
const surelyIfNotAsked = 0.85;

/** Answers a question about the world; null if the message is none that Leo knows. */
export function answerKnowledge(
  message: string,
  moment: KnowledgeMoment,
  knowledge: Knowledge,
): KnowledgeAnswer | null {
  const { intent } = moment;
  const order = intent ? [intent, ...usualOrder.filter((other) => other !== intent)] : usualOrder;
  const words = plain(message);
  for (const kind of order) {
    const answer = readers[kind]({ message, words, moment, knowledge, isSure: kind === intent });
    if (answer) return answer;
  }
  return null;
}

type Asked = {
  message: string;
  words: string;
  moment: KnowledgeMoment;
  knowledge: Knowledge;
  isSure: boolean;
};
type Reader = (asked: Asked) => KnowledgeAnswer | null;

/** The strictest first. */
const usualOrder: readonly KnowledgeIntent[] = [
  "math",
  "units",
  "spell",
  "translate",
  "country",
  "date_time",
  "knowledge",
  "define",
];

const reading =
  (topic: KnowledgeTopic, read: (asked: Asked) => string | null): Reader =>
  (asked) => {
    const text = read(asked);
    return text === null ? null : { topic, text, theme: null };
  };

const readers: Readonly<Record<KnowledgeIntent, Reader>> = {
  math: reading("math", ({ message, moment }) => answerMath(message, moment.language)),
  units: reading("units", ({ message, moment }) => answerUnits(message, moment.language)),
  spell: reading("spell", ({ words, moment, knowledge }) =>
    knowledge.speller.answer(words, moment.language),
  ),
  translate: reading("translate", ({ words, moment, knowledge, isSure }) =>
    knowledge.translator.answer({ words, language: moment.language, isSure }),
  ),
  country: reading("country", ({ words, moment, knowledge, isSure }) =>
    knowledge.countries.answer({ words, language: moment.language, isSure }),
  ),
  date_time: reading("date", ({ message, moment }) => answerDate(message, moment)),
  define: reading("define", ({ words, moment, knowledge, isSure }) =>
    knowledge.dictionary.answer({ words, language: moment.language, isSure }),
  ),
  knowledge: ({ message, moment: { language }, knowledge, isSure }) => {
    const [best] = knowledge.questions[language].find(message, { most: 1 });
    if (!best || best.score < (isSure ? surely : surelyIfNotAsked)) return null;
    const answer = knowledge.answers.get(best.id);
    return answer ? { topic: "question", text: answer.say[language], theme: answer.theme } : null;
  },
};

function plain(message: string): string {
  return message
    .slice(0, 300)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\b(what|who|where|how)['’]s\b/g, "$1 is")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
