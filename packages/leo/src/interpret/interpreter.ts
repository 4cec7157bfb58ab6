import { pick } from "#fun/pick.ts";
import { continueStory } from "#fun/continue-story.ts";
import { judgeGuess } from "#fun/judge-guess.ts";
import type { Guessed, IntentGuesser } from "#intents/intent-guesser.ts";
import { intentOfPhrase } from "#intents/phrases.ts";
import type { IntentName } from "#intents/intent-names.ts";
import { correctComparison } from "#intents/correct-comparison.ts";
import { isOneOf, outOfScope, type TalkIntent } from "#intents/talk-intents.ts";
import type { KnownTitle, Known } from "#known.ts";
import type { LanguageDetector } from "#language/detect-language.ts";
import { otherLanguages } from "#language/other-languages.ts";
import type { Lists } from "#resolve/open-lists.ts";
import type { TitleSearch } from "#search/find-titles.ts";
import { heardChild, heardGrownUp, heardOfBaby, newBaby } from "#sentences/told.ts";
import { SlotReader } from "#slots/slot-reader.ts";
import { talk } from "#talk/talk.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { Interpretation, Moment, Understanding } from "#understanding.ts";
import { readPersonalStatement } from "#wanted/personal-statement.ts";
import { readIntent } from "./intent-reader.ts";
import { SentenceReader, type SentenceReading } from "./sentence-reader.ts";
import { type FollowUp, readFollowUp } from "./follow-up.ts";
import { readPage } from "./page-reader.ts";
import { readPeople } from "./people-reader.ts";
import { readSoundscape } from "./soundscape-reader.ts";
import type { Reading } from "./reading.ts";
import { lastLine, type Transcript } from "./transcript.ts";
import { MeaningReader } from "./understand-meaning.ts";
import { WantedReader } from "./wanted-reader.ts";

export type InterpreterParts = {
  known: Known;
  lists: Lists;
  search: TitleSearch;
  namedIn: (text: string) => string[];
  /** Without it, only whole English sentences and searches are understood. */
  guesser: IntentGuesser | null;
  /** Without it, messages in other languages are read as if they were English. */
  detectLanguage: LanguageDetector | null;
};

const surelyARequest = 0.9;
/** From here a listener asks about the world, rather than answers the story. */
const clearQuestion = 0.8;

/** Intents that an answer to a story's question resembles. */
const storyReplies = [
  "find_film",
  "knowledge",
  "tell_about_me",
  "out_of_scope",
  "favorite",
  "opinion",
  "riddle_answer",
  "never_mind",
  "yes",
  "no",
  "laugh",
  "good_news",
  "define",
  "country",
  "math",
  "pick_shown",
  "spell",
  "exclude",
  "bored",
] as const satisfies readonly IntentName[];

/** What a request without a subject is often taken for. */
const openRequests = [
  "find_film",
  "refine_funnier",
  "refine_calmer",
  "refine_younger",
  "refine_older",
] as const satisfies readonly IntentName[];

/** Letters that are no words mean nothing. */
const hasWord =
  /\b[a-z]*[aeiouy][a-z]+|\b[a-z]+[aeiouy]\b|\b(?:sh+|hm+|pls|plz|thx|tv|gn|brb|bff|\d+p)\b/;

/** Intents that are about films themselves, and read their subjects with them. */
const filmIntents = [
  "find_film",
  "find_line",
  "find_similar",
  "refine_shorter",
  "refine_longer",
  "refine_funnier",
  "refine_calmer",
  "refine_younger",
  "refine_older",
  "exclude",
  "another",
  "reject_shown",
  "pick_shown",
  "play_title",
  "play_something",
  "open_title",
  "download_film",
  "block_title",
  "block_word",
] as const satisfies readonly IntentName[];

/**
 * English templates first, since they are certain; then the classifier's guess with the names and
 * numbers of the message; then requests for titles; otherwise "unknown".
 */
export class Interpreter {
  readonly #titles: ReadonlyMap<string, KnownTitle>;
  readonly #lists: Lists;
  readonly #namedIn: (text: string) => string[];
  readonly #guesser: IntentGuesser | null;
  readonly #detectLanguage: LanguageDetector | null;
  readonly #wanted: WantedReader;
  readonly #meanings: MeaningReader;
  readonly #sentences: SentenceReader;

  constructor({ known, lists, search, namedIn, guesser, detectLanguage }: InterpreterParts) {
    this.#titles = new Map(known.titles.map((title) => [title.id, title]));
    this.#lists = lists;
    this.#namedIn = namedIn;
    this.#guesser = guesser;
    this.#detectLanguage = detectLanguage;
    this.#wanted = new WantedReader(known, search);
    this.#meanings = new MeaningReader(known, this.#wanted);
    this.#sentences = new SentenceReader(known, lists, this.#meanings);
  }

  /** Whether a message only says what film it should be, and nothing of the speaker. */
  isFilmTalk(message: string, moment: Moment): boolean {
    return (["en", "es"] as const).some((language) =>
      this.#wanted.isFilmTalk({ message, language, moment, shown: [] }),
    );
  }

  interpret(message: string, moment: Moment): Interpretation {
    const usual = moment.language ?? "en";
    const words = normalizeText(message);
    if (words === "") {
      const other = this.#readOtherLanguage(message);
      return { ...(other ?? { kind: "unknown", near: [] }), language: usual, intent: null };
    }
    const phrase = intentOfPhrase(message);
    const guessed = phrase
      ? { intents: [{ intent: phrase.intent, probability: 1 }], language: phrase.language }
      : hasWord.test(words)
        ? (this.#guesser?.guess(message, usual, moment) ?? null)
        : null;
    const language = guessed?.language ?? "en";
    const heard = { message, words, language, moment, shown: this.#shownIn(moment) };
    const compared =
      guessed &&
      correctComparison(guessed, {
        compared: this.#wanted.comparisonIn(heard),
        isOwn: this.#wanted.isOwnRequest(heard),
      });
    const { understanding, intent, asked } = this.#interpret(heard, compared);
    const isOther = understanding.kind === "otherLanguage";
    const told = { ...understanding, language: isOther ? usual : language, intent };
    return asked === undefined ? told : { ...told, asked };
  }

  #interpret(heard: Transcript, guessed: Guessed | null): Reading {
    const { message, moment, language } = heard;
    const said =
      this.#answerChoice(heard) ??
      this.#followUp(heard) ??
      readPeople(heard) ??
      readPage(heard) ??
      readSoundscape(heard) ??
      this.#continueSearch(heard, guessed) ??
      (language === "en"
        ? this.#answerSentence(this.#sentences.read(heard), guessed, heard)
        : null);
    // "Tell me a joke" ends a riddle without an answer.
    const kind = said?.understanding.kind;
    if (said && (kind === "command" || kind === "fun")) return said;
    const guess = judgeGuess(message, lastLine(moment));
    if (guess !== null)
      return {
        understanding: { kind: "fun", fun: "riddleAnswer", text: guess },
        intent: "riddle_answer",
      };
    const isReply = isStoryReply(guessed) && !asksAnew(heard, guessed, this.#wanted);
    const next = isReply ? continueStory(message, lastLine(moment)) : null;
    if (next !== null)
      return { understanding: { kind: "fun", fun: "story", text: next }, intent: "story" };
    if (said) return said;
    const clause = language === "en" ? this.#sentences.readLastClause(heard) : null;
    return (
      this.#answerSentence(clause, guessed, heard) ??
      this.#readOpen(heard, guessed) ??
      (isSure(guessed) && !isOutOfScope(guessed) ? null : this.#readForeign(heard)) ??
      this.#readTopic(heard, guessed) ??
      (guessed && this.#readGuess(guessed, heard)) ??
      this.#hearOut(heard) ?? {
        understanding: this.#wanted.read(heard),
        intent: null,
      }
    );
  }

  /** "And Noah?", "make it 45", "the second one": the message before with another name or number. */
  #followUp(heard: Transcript): Reading | null {
    const meant = readFollowUp(heard);
    if (!meant) return null;
    const reading = this.#readMeant(meant, heard);
    if (reading || meant.intent !== "pick_shown") return reading;
    // "The fifth" of three: they are shown again.
    return {
      understanding: { kind: "unknown", near: heard.shown.slice(0, 3) },
      intent: "pick_shown",
    };
  }

  #readMeant({ intent, message }: FollowUp, heard: Transcript): Reading | null {
    const full = { ...heard, message, words: normalizeText(message) };
    const reading =
      readPeople(full) ??
      this.#readGuess({ intents: [{ intent, probability: 1 }], language: heard.language }, full);
    return reading && { ...reading, asked: message };
  }

  /** "What about cats", "no, I meant a bat": the last search about something else. */
  #continueSearch(heard: Transcript, guessed: Guessed | null): Reading | null {
    const best = guessed?.intents[0];
    const isElse = best && !isOneOf(filmIntents, best.intent) && best.intent !== outOfScope;
    return this.#wanted.continue(heard, isElse ? best.probability : 0);
  }

  /** One of the two that Leo asked about: it is done with the names of the message before. */
  #answerChoice(heard: Transcript): Reading | null {
    const { choosing = null } = heard.moment;
    const chosen = choosing && intentOfPhrase(heard.message);
    if (!choosing || !chosen || !choosing.options.includes(chosen.intent)) return null;
    const { language } = chosen;
    return this.#readGuess(
      { intents: [{ intent: chosen.intent, probability: 1 }], language },
      { ...heard, message: choosing.message, words: normalizeText(choosing.message), language },
    );
  }

  #answerSentence(
    reading: SentenceReading | null,
    guessed: Guessed | null,
    heard: Transcript,
  ): Reading | null {
    if (!reading) return null;
    // A name that is only similar by the template may be sure by the classifier.
    if (reading.kind === "understood" && reading.understanding.kind === "confirm") {
      const sure = guessed && isSure(guessed) ? this.#readGuess(guessed, heard) : null;
      if (sure?.understanding.kind === "command") return sure;
    }
    if (reading.kind === "understood") return reading;
    const { language } = heard;
    const intents = [{ intent: reading.intent, probability: 1 }];
    return this.#readGuess({ intents, language }, heard);
  }

  #readGuess(guessed: Guessed, heard: Transcript): Reading | null {
    const { message, language, moment, shown } = heard;
    const lists = this.#lists;
    const namedIn = this.#namedIn;
    const slots = new SlotReader({ lists, namedIn, message, language, moment, shown });
    const reading = readIntent(guessed, slots);
    switch (reading.kind) {
      case "meant": {
        const { intent, meaning, probability } = reading;
        const understanding = this.#meanings.read(meaning, probability, heard);
        return understanding && { understanding, intent };
      }
      case "talk":
        return { understanding: talkAbout(reading.intent, heard), intent: reading.intent };
      case "knowledge":
        return {
          understanding: { kind: "knowledge", topic: reading.intent },
          intent: reading.intent,
        };
      case "help":
        return { understanding: { kind: "help", topic: reading.intent }, intent: reading.intent };
      case "choose":
        return { understanding: reading, intent: reading.options[0] };
      case "beyond":
        // A title may be named like anything.
        return namedIn(message).length > 0
          ? null
          : { understanding: { kind: "unknown", near: [] }, intent: null };
      case "unclear":
        return null;
    }
  }

  /** "What can I watch", "something funny", unless the classifier is sure that it is something else. */
  #readOpen(heard: Transcript, guessed: Guessed | null): Reading | null {
    const best = guessed?.intents[0];
    const isElse = best && !isOneOf(openRequests, best.intent);
    const certainty = isElse ? best.probability : 0;
    const understanding = this.#wanted.readOpen(heard, certainty);
    return understanding && { understanding, intent: "find_film" };
  }

  /** "Pirates", "love story": what films are about, unless it rather is about films or sure. */
  #readTopic(heard: Transcript, guessed: Guessed | null): Reading | null {
    const best = guessed?.intents[0];
    if (!best || isOneOf(filmIntents, best.intent)) return null;
    const certainty = best.intent === outOfScope ? 0 : best.probability;
    const understanding = this.#wanted.readTopic(heard, certainty);
    return understanding && { understanding, intent: "find_film" };
  }

  /** A message in another language, unless it names or describes a title. */
  #readForeign(heard: Transcript): Reading | null {
    const { message } = heard;
    const understanding = this.#readOtherLanguage(message);
    if (!understanding || this.#namedIn(message).length > 0) return null;
    if (this.#wanted.read(heard).kind === "search") return null;
    return { understanding, intent: null };
  }

  #readOtherLanguage(message: string): Understanding | null {
    const spoken = this.#detectLanguage?.(message) ?? "";
    const text = otherLanguages[spoken];
    return text === undefined ? null : { kind: "otherLanguage", spoken, text };
  }

  /** A personal statement gets a reply in words, not films that merely match. */
  #hearOut(heard: Transcript): Reading | null {
    const { words, moment } = heard;
    const language = this.#wanted.isAsked(heard) ? null : readPersonalStatement(words);
    // "Me" and "no" are words of both.
    if (language === null || (language === "en" && heard.language === "es")) return null;
    const young = newBaby.test(words) ? heardOfBaby : heardChild;
    const answers = (moment.isGrownUp ? heardGrownUp : young)[language];
    const text = pick<string>(answers, `${words} ${moment.seed ?? 0} ${moment.history.length}`);
    return { understanding: { kind: "told", text, language }, intent: "tell_about_me" };
  }

  #shownIn({ shown, history }: Moment): readonly string[] {
    if (shown) return shown.filter((id) => this.#titles.has(id));
    const last = history.findLast(({ role }) => role === "assistant");
    return last ? this.#namedIn(last.content) : [];
  }
}

/** Anything may answer a story's question, except what is clearly a request of its own. */
function isStoryReply(guessed: Guessed | null): boolean {
  const best = guessed?.intents[0];
  return !best || !isSure(guessed) || isOneOf(storyReplies, best.intent);
}

/** A film, or something about the world, is requested in so many words. */
function asksAnew(heard: Transcript, guessed: Guessed | null, wanted: WantedReader): boolean {
  const best = guessed?.intents[0];
  const isQuestion = best?.intent === "knowledge" && best.probability >= clearQuestion;
  return wanted.isRequest(heard) || isQuestion;
}

function isOutOfScope(guessed: Guessed | null): boolean {
  return guessed?.intents[0]?.intent === outOfScope;
}

function isSure(guessed: Guessed | null): boolean {
  return (guessed?.intents[0]?.probability ?? 0) >= surelyARequest;
}

function talkAbout(intent: TalkIntent, { words, language, moment }: Transcript): Understanding {
  const { isGrownUp = false, seed = 0 } = moment;
  const isNews = intent === "good_news" || intent === "tell_about_me";
  if (isNews && !isGrownUp && newBaby.test(words)) {
    const text = pick<string>(heardOfBaby[language], `${words} ${seed}`);
    return { kind: "told", text, language };
  }
  const answers = talk[language][intent][isGrownUp ? "grownUp" : "child"];
  return { kind: "smallTalk", topic: intent, text: pick<string>(answers, `${words} ${seed}`) };
}
