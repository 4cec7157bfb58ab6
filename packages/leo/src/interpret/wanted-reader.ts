import type { Known, KnownTitle } from "#known.ts";
import type { Language } from "#distress/distress.ts";
import type { TitleSearch } from "#search/find-titles.ts";
import { limits } from "#intents/nature.ts";
import { filmWords, vagueAsk } from "#sentences/en/facet-words.ts";
import { aboutTheWorld } from "#sentences/en/about-the-world.ts";
import { notForFilms } from "#sentences/en/not-for-films.ts";
import { before } from "#sentences/en/politeness.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { noFacets } from "#facets.ts";
import type { Compared } from "#meaning.ts";
import type { Understanding } from "#understanding.ts";
import { lastWanted } from "#wanted/last-wanted.ts";
import { mergeWanted, type Search } from "#wanted/merge-wanted.ts";
import { readWanted } from "#wanted/read-wanted.ts";
import type { Wanted } from "#wanted/wanted.ts";
import type { Transcript } from "./transcript.ts";

type Spoken = Pick<Transcript, "moment" | "shown" | "message" | "language">;

/**
 * Minimum scores of the best title, for titles to be offered: without a request, with one, and, if
 * it isn't clear that titles are wanted, for a question back.
 */
const reach = {
  unasked: 0.58,
  brief: 0.44,
  asked: 0.42,
  near: 0.44,
  nearThoughStrange: 0.8,
  topic: 1.1,
} as const;
/** Beginnings of questions, which are about the world or about Goldmane. */
const asks =
  /^(?:(?:leo|hey|oye|and|y) )*(?:who|what|when|where|why|how|which|is|are|do|does|did|can|could|will|would|quien|que|cuando|donde|por que|como|cual|cuanto|cuantos|es|son|hay)\b/;
/** From here a message asks for something else, whatever films are about. */
const surelyElse = 0.85;
/** A longer message is about many things, some of which match a film by chance. */
const mostWords = 24;
/** A message this short is only a topic: "sumo", "tax collector". */
const fewTopics = 3;

/** Reads messages that ask for titles. */
export class WantedReader {
  readonly #search: TitleSearch;
  readonly #titles: ReadonlyMap<string, KnownTitle>;
  readonly #genres: readonly { slug: string; form: string }[];

  constructor(known: Known, search: TitleSearch) {
    this.#search = search;
    this.#titles = new Map(known.titles.map((title) => [title.id, title]));
    this.#genres = known.genres
      .filter(({ slug }) => slug !== "kids" && slug !== "originals")
      .map(({ slug, name }) => ({ slug, form: normalizeText(name) }));
  }

  /** A search if titles are requested, or if the words clearly describe one; otherwise unknown. */
  read(words: string, shown: readonly string[]): Understanding {
    const { query, facets, asked, isOpen } = readWanted(words, this.#genres);
    const open = isOpen || vagueAsk.test(words);
    const film = filmWords.test(words);
    if (!film && !open && aboutTheWorld.test(words.replace(before, "")))
      return { kind: "unknown", near: [] };
    const moods = facets.moods.length > 0 || facets.genre !== null || facets.age !== null;
    if (open && this.#search.reach(query) < reach.asked)
      return { kind: "search", query: "", facets };
    const strange = notForFilms.test(words);
    const told = asked || film || moods;
    const brief = query.split(" ").length <= fewTopics;
    const need = strange ? reach.unasked : told ? reach.asked : brief ? reach.brief : reach.unasked;
    const reached = query === "" ? 0 : this.#search.reach(query);
    const fits =
      query === "" ? moods && (asked || film || words.split(" ").length <= 4) : reached >= need;
    if (fits && !(strange && !film) && words.split(" ").length <= mostWords)
      return { kind: "search", query, facets };
    const close = strange ? reach.nearThoughStrange : reach.near;
    if (query === "" || reached < close)
      return { kind: "unknown", near: strange ? [] : shown.slice(0, 3) };
    const near = this.#search.find(query, facets, { limit: 3 });
    return {
      kind: "unknown",
      near: near.filter(({ score }) => score >= close).map(({ id }) => id),
    };
  }

  /**
   * A request without a subject: "what can I watch", or "something funny" where nothing was searched
   * for before. Null for any other message.
   * @param otherwise how probable it is that the message asks for something else
   */
  readOpen(heard: Spoken, otherwise: number): Understanding | null {
    const { query, facets, isOpen, isKind } = this.#read(heard);
    const isFirst = !heard.moment.wanted && heard.shown.length === 0;
    const isPlain = facets.compared === null && facets.without.length === 0;
    const isMeant = isOpen
      ? otherwise < limits.command
      : isKind && isFirst && isPlain && otherwise < limits.answer;
    return query === "" && isMeant ? { kind: "search", query, facets } : null;
  }

  /**
   * A search for a message that names what a film is about, though it sounds like something else:
   * "pirates", "love story". Null for any other message.
   * @param otherwise how probable it is that the message asks for something else
   */
  readTopic(heard: Spoken & Pick<Transcript, "words">, otherwise: number): Understanding | null {
    const { query, facets } = this.#read(heard);
    if (query === "" || otherwise >= surelyElse) return null;
    if (asks.test(heard.words) || notForFilms.test(heard.words)) return null;
    const [best] = this.#search.find(query, noFacets, { limit: 1 });
    const isTopic =
      best !== undefined &&
      best.score >= reach.topic &&
      best.reasons.some(({ kind }) => kind === "theme" || kind === "creature");
    return isTopic ? { kind: "search", query, facets } : null;
  }

  /** A search for what the words describe; all titles if they describe nothing. */
  search(words: string, language: Language): Understanding {
    const { query, facets } = readWanted(words, this.#genres, language);
    return { kind: "search", query, facets };
  }

  /** Whether titles are requested explicitly, however well some would match. */
  isAsked(words: string): boolean {
    return readWanted(words, this.#genres).asked || vagueAsk.test(words) || filmWords.test(words);
  }

  /** "Play something funny": the facets to choose by. */
  play(words: string, language: Language): Understanding | null {
    const { query, facets } = readWanted(words, this.#genres, language);
    if (query !== "" && this.#search.reach(query) < reach.unasked)
      return this.#search.reach(query) < reach.asked ? null : { kind: "search", query, facets };
    return {
      kind: "command",
      command: { intent: "playSomething", slots: { query, facets } },
      certainty: 0.9,
    };
  }

  /** Repeats the last search without the titles shown. */
  more(heard: Spoken): Understanding {
    return this.#merge({ ...this.#read(heard), query: "", refused: true }, heard);
  }

  /** Keeps what was searched for last, and adds a comparison with what was shown. */
  compare(compared: Compared, heard: Spoken): Understanding {
    const now = this.#read(heard);
    return this.#merge({ ...now, query: "", facets: { ...now.facets, compared } }, heard);
  }

  /** Keeps what was searched for last, and adds a mood, or what is not wanted. */
  refine({ text, mood }: { text: string; mood: string | null }, heard: Spoken): Understanding {
    const now = readWanted(text, this.#genres, heard.language);
    const moods = mood === null ? now.facets.moods : [mood];
    const isNew = lastWanted(heard.moment, this.#genres).query === "";
    const facets = { ...now.facets, moods };
    return this.#merge({ ...now, query: isNew ? now.query : "", facets }, heard);
  }

  #read({ message, language }: Spoken): Wanted {
    const words = language === "es" ? normalizeSpanish(message) : normalizeText(message);
    return readWanted(words, this.#genres, language);
  }

  #merge(now: Wanted, { moment, shown }: Spoken): Understanding {
    const last: Search = lastWanted(moment, this.#genres);
    const titles = shown.flatMap((id) => this.#titles.get(id) ?? []);
    return { kind: "search", ...mergeWanted(last, now, titles) };
  }
}
