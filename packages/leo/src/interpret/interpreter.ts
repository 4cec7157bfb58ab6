import { pick } from "#fun/pick.ts";
import { anotherOne, funOf, judgeGuess, tellFun } from "#fun/tell.ts";
import type { KnownTitle, Known } from "#known.ts";
import { type Meaning, type MeaningKey, meanings, type Slots } from "#meaning.ts";
import { surely } from "#resolve/name-list.ts";
import type { Lists } from "#resolve/open-lists.ts";
import { slotFiller } from "#resolve/fill-slots.ts";
import type { TitleSearch } from "#search/find-titles.ts";
import { faqAnswers, faqSentences } from "#sentences/en/faq.ts";
import { preludes } from "#sentences/en/politeness.ts";
import { rules } from "#sentences/en/rules.ts";
import { sentences } from "#sentences/en/sentences.ts";
import { smallTalk, type SmallTalkTopic } from "#sentences/en/small-talk.ts";
import type { FaqTopic } from "#faq/topics.ts";
import { heardChild, heardGrownUp } from "#sentences/told.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { Moment, Understanding } from "#understanding.ts";
import { readPersonalStatement } from "#wanted/personal-statement.ts";
import { type BookMatch, SentenceBook } from "./sentence-book.ts";
import { trimmings } from "./trim.ts";
import { WantedReader } from "./wanted-reader.ts";

/** Maximum words of a command; a longer message is a story, and may be a search. */
const mostWords = 30;

export type InterpreterParts = {
  known: Known;
  lists: Lists;
  search: TitleSearch;
  namedIn: (text: string) => string[];
};

/** A message's words, and the context that they may refer to. */
type Transcript = { words: string; moment: Moment; shown: readonly string[] };

/** Templates first, since they are certain; then requests for titles; otherwise "unknown". */
export class Interpreter {
  readonly #known: Known;
  readonly #titles: ReadonlyMap<string, KnownTitle>;
  readonly #lists: Lists;
  readonly #wanted: WantedReader;
  readonly #namedIn: (text: string) => string[];
  readonly #sentences = new SentenceBook<MeaningKey>(sentences, rules);
  readonly #faq = new SentenceBook<FaqTopic>(faqSentences, rules);
  readonly #smallTalk = new SentenceBook<SmallTalkTopic>(saysOf(smallTalk), rules);

  constructor({ known, lists, search, namedIn }: InterpreterParts) {
    this.#known = known;
    this.#titles = new Map(known.titles.map((title) => [title.id, title]));
    this.#lists = lists;
    this.#wanted = new WantedReader(known, search);
    this.#namedIn = namedIn;
  }

  interpret(message: string, moment: Moment): Understanding {
    const words = normalizeText(message);
    if (words === "") return { kind: "unknown", near: [] };
    const heard = { words, moment, shown: this.#shownIn(moment) };
    const said = this.#readSentence(heard);
    // "Tell me a joke" ends a riddle without an answer.
    if (said?.kind === "command" || said?.kind === "fun") return said;
    const guess = judgeGuess(message, lastLine(moment));
    if (guess !== null) return { kind: "fun", fun: "riddleAnswer", text: guess };
    return (
      said ??
      this.#readLastClause(message, heard) ??
      this.#hearOut(heard) ??
      this.#wanted.read(words, heard.shown)
    );
  }

  /** A personal statement gets a reply in words, not films that merely match. */
  #hearOut({ words, moment }: Transcript): Understanding | null {
    const language = this.#wanted.isAsked(words) ? null : readPersonalStatement(words);
    if (language === null) return null;
    const answers = (moment.isGrownUp ? heardGrownUp : heardChild)[language];
    const text = pick<string>(answers, `${words} ${moment.seed ?? 0} ${moment.history.length}`);
    return { kind: "told", text, language };
  }

  #readLastClause(message: string, heard: Transcript): Understanding | null {
    const clauses = message
      .split(/[,;.!?]+/)
      .map((clause) => normalizeText(clause))
      .filter(Boolean);
    const [first = "", second] = clauses;
    // A single word such as "last" also ends sentences that are no commands.
    if (!second?.includes(" ") || clauses.length > 2 || !preludes.test(first)) return null;
    return this.#readSentence({ ...heard, words: second });
  }

  #shownIn({ shown, history }: Moment): readonly string[] {
    if (shown) return shown.filter((id) => this.#titles.has(id));
    const last = history.findLast(({ role }) => role === "assistant");
    return last ? this.#namedIn(last.content) : [];
  }

  #readSentence(heard: Transcript): Understanding | null {
    const { moment, shown } = heard;
    const onScreen = moment.onScreen && this.#titles.has(moment.onScreen) ? moment.onScreen : null;
    const fill = slotFiller(this.#lists, { shown, onScreen });
    let unsure: Understanding | null = null;
    for (const form of trimmings(heard.words)) {
      const words = form.split(" ");
      if (words.length > mostWords) continue;
      for (const match of this.#sentences.match(words, fill)) {
        const meant = this.#mean(match, heard);
        if (meant && (match.certainty >= surely || meant.kind !== "confirm")) return meant;
        unsure ??= meant;
      }
      const faq = this.#faq.match(words, fill)[0];
      if (faq) return this.#answerFaq(faq.key);
      const talk = this.#smallTalk.match(words, fill)[0];
      if (talk) return this.#talk(talk.key, heard);
    }
    return unsure;
  }

  #mean({ key, slots, certainty }: BookMatch<MeaningKey>, heard: Transcript): Understanding | null {
    const meaning: Meaning | null = meanings[key](slots);
    if (!meaning) return null;
    switch (meaning.kind) {
      case "command":
        if (certainty >= surely) return { ...meaning, certainty };
        return { kind: "confirm", command: meaning.command, certainty, name: this.#nameOf(slots) };
      case "question":
        return certainty >= surely ? { ...meaning, certainty } : null;
      case "reply":
        return this.#reply(meaning, heard);
      case "fun":
        return { ...meaning, text: this.#tell(meaning.fun, heard) };
      case "compared":
        return this.#wanted.compare(meaning.compared, heard.shown, lastAsked(heard.moment));
      case "wanted":
        return this.#wanted.read(meaning.text, heard.shown);
      case "playWanted":
        return this.#wanted.play(meaning.text);
    }
  }

  #reply(meaning: Extract<Meaning, { kind: "reply" }>, heard: Transcript): Understanding {
    const { moment, shown } = heard;
    const line = lastLine(moment);
    const { reply } = meaning;
    if (reply === "yes" && moment.pending)
      return { kind: "command", command: moment.pending, certainty: 1 };
    const again = reply === "more" || (reply === "yes" && line.endsWith(anotherOne));
    const fun = again ? funOf(line) : null;
    if (fun) return { kind: "fun", fun, text: this.#tell(fun, heard) };
    return reply === "more" && shown.length > 0
      ? this.#wanted.more(shown, lastAsked(moment))
      : meaning;
  }

  #nameOf(slots: Readonly<Record<string, unknown>>): string {
    const { title, track, place } = slots as Slots;
    if (title) return this.#titles.get(title)?.title ?? title;
    if (track) return this.#known.tracks.find(({ id }) => id === track)?.title ?? track;
    const { placeId } = place ?? {};
    return this.#known.links.find(({ id }) => id === placeId)?.name ?? placeId ?? "";
  }

  #answerFaq(topic: FaqTopic): Understanding {
    const { text, pageId } = faqAnswers[topic];
    return { kind: "faq", topic, text: text(this.#known.server), pageId };
  }

  #talk(topic: SmallTalkTopic, { words, moment }: Transcript): Understanding {
    const text = pick<string>(smallTalk[topic].answers, `${words} ${moment.seed ?? 0}`);
    return { kind: "smallTalk", topic, text };
  }

  #tell(fun: "joke" | "riddle" | "fact" | "story", { words, moment }: Transcript): string {
    return tellFun(fun, {
      key: `${words} ${moment.seed ?? 0} ${moment.history.length}`,
      told: moment.history.map(({ content }) => content).join("\n"),
      known: (id) => this.#titles.has(id),
    });
  }
}

function lastLine({ history }: Moment): string {
  return history.findLast(({ role }) => role === "assistant")?.content ?? "";
}

function lastAsked({ history }: Moment): string {
  return history.findLast(({ role }) => role === "user")?.content ?? "";
}

function saysOf(
  talk: Readonly<Record<SmallTalkTopic, { says: readonly string[] }>>,
): Record<SmallTalkTopic, readonly string[]> {
  return Object.fromEntries(
    Object.entries(talk).map(([topic, { says }]) => [topic, says]),
  ) as Record<SmallTalkTopic, readonly string[]>;
}
