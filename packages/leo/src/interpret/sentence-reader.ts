import { intentOfMeaning } from "#intents/intent-of-meaning.ts";
import type { IntentName } from "#intents/intent-names.ts";
import { intentOfPage } from "#intents/pages.ts";
import type { Known, KnownTitle } from "#known.ts";
import { type MeaningKey, meanings, type Slots } from "#meaning.ts";
import { slotFiller } from "#resolve/fill-slots.ts";
import { surely } from "#resolve/name-list.ts";
import type { Lists } from "#resolve/open-lists.ts";
import { preludes } from "#sentences/en/politeness.ts";
import { rules } from "#sentences/en/rules.ts";
import { sentences } from "#sentences/en/sentences.ts";
import { talkingSentences } from "#sentences/en/talking.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { Understanding } from "#understanding.ts";
import { type BookMatch, SentenceBook } from "./sentence-book.ts";
import type { Transcript } from "./transcript.ts";
import { trimmings } from "./trim.ts";
import type { MeaningReader } from "./understand-meaning.ts";

/** Maximum words of a command; a longer message is a story, and may be a search. */
const mostWords = 30;

const ofTheDay = /\b(?:today|tonight|screen|watch|i|me|we|us|day)\b/;

export type SentenceReading =
  | { kind: "understood"; intent: IntentName; understanding: Understanding }
  /** Small talk, or a question about Goldmane. */
  | { kind: "talk"; intent: IntentName };

/** Reads whole English sentences by templates: what matches is certain. */
export class SentenceReader {
  readonly #known: Known;
  readonly #titles: ReadonlyMap<string, KnownTitle>;
  readonly #lists: Lists;
  readonly #meaningReader: MeaningReader;
  readonly #sentences = new SentenceBook<MeaningKey>(sentences, rules);
  readonly #talking = new SentenceBook<IntentName>(talkingSentences, rules);

  constructor(known: Known, lists: Lists, meaningReader: MeaningReader) {
    this.#known = known;
    this.#titles = new Map(known.titles.map((title) => [title.id, title]));
    this.#lists = lists;
    this.#meaningReader = meaningReader;
  }

  read(heard: Transcript): SentenceReading | null {
    const { moment, shown } = heard;
    const onScreen = moment.onScreen && this.#titles.has(moment.onScreen) ? moment.onScreen : null;
    const fill = slotFiller(this.#lists, { shown, onScreen, focus: moment.focus ?? null });
    let unsure: SentenceReading | null = null;
    for (const form of trimmings(heard.words)) {
      const words = form.split(" ");
      if (words.length > mostWords) continue;
      for (const match of this.#sentences.match(words, fill)) {
        const understanding = this.#mean(match, heard);
        if (!understanding) continue;
        const reading = {
          kind: "understood" as const,
          intent: intentOf(match.key, understanding),
          understanding,
        };
        if (match.certainty >= surely || understanding.kind !== "confirm") return reading;
        unsure ??= reading;
      }
      const talk = this.#talking.match(words, fill)[0];
      if (talk) return { kind: "talk", intent: talk.key };
    }
    return unsure;
  }

  /** The clause after a short address, as in "Leo, please, pause". */
  readLastClause(heard: Transcript): SentenceReading | null {
    const clauses = heard.message
      .split(/[,;.!?]+/)
      .map((clause) => normalizeText(clause))
      .filter(Boolean);
    const [first = "", second] = clauses;
    // A single word such as "last" also ends sentences that are no commands.
    if (!second?.includes(" ") || clauses.length > 2 || !preludes.test(first)) return null;
    return this.read({ ...heard, words: second });
  }

  #mean({ key, slots, certainty }: BookMatch<MeaningKey>, heard: Transcript): Understanding | null {
    const meaning = meanings[key](slots);
    // "How much is left" of the film that plays, rather than of the day.
    if (key === "timeLeft" && heard.moment.onScreen && !ofTheDay.test(heard.words)) return null;
    if (!meaning) return null;
    if (meaning.kind === "command" && certainty < surely)
      return { kind: "confirm", command: meaning.command, certainty, name: this.#nameOf(slots) };
    if (meaning.kind === "question" && certainty < surely) return null;
    return this.#meaningReader.read(meaning, certainty, heard);
  }

  #nameOf(slots: Readonly<Record<string, unknown>>): string {
    const { title, track, place } = slots as Slots;
    if (title) return this.#titles.get(title)?.title ?? title;
    if (track) return this.#known.tracks.find(({ id }) => id === track)?.title ?? track;
    const { placeId } = place ?? {};
    return this.#known.links.find(({ id }) => id === placeId)?.name ?? placeId ?? "";
  }
}

const intentOfFun: Readonly<Partial<Record<string, IntentName>>> = {
  joke: "joke",
  riddle: "riddle",
  fact: "fact",
  story: "story",
  twister: "tongue_twister",
};

function intentOf(key: MeaningKey, understanding: Understanding): IntentName {
  const { kind } = understanding;
  // "Not that one" asks for others, and "another" after a joke for a joke.
  if (key === "no" && kind === "search") return "reject_shown";
  if (key === "more" && kind === "fun") return intentOfFun[understanding.fun] ?? "another";
  if (kind === "command" && understanding.command.intent === "openPage")
    return intentOfPage(understanding.command.slots.pageId);
  return intentOfMeaning[key];
}
