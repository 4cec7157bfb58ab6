import type { Known, KnownTitle } from "#known.ts";
import type { Language } from "#distress/distress.ts";
import type { TitleSearch } from "#search/find-titles.ts";
import type { IntentName } from "#intents/intent-names.ts";
import { limits } from "#intents/nature.ts";
import { filmWords, vagueAsk } from "#sentences/en/facet-words.ts";
import { aboutTheWorld } from "#sentences/en/about-the-world.ts";
import { notForFilms } from "#sentences/en/not-for-films.ts";
import { before } from "#sentences/en/politeness.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { type Comparison, noFacets } from "#facets.ts";
import type { Compared } from "#meaning.ts";
import type { Understanding } from "#understanding.ts";
import { lastWanted } from "#wanted/last-wanted.ts";
import { mergeWanted, type Search } from "#wanted/merge-wanted.ts";
import { readWanted } from "#wanted/read-wanted.ts";
import type { Wanted } from "#wanted/wanted.ts";
import { fragments } from "./fragment-words.ts";
import {
  aboutSearch,
  alsoIn,
  excludes,
  fewWords,
  filmNoun,
  firmLead,
  fragmentAge,
  isAmong,
  mostOfFragment,
  normalizeIn,
  ofSpeaker,
  someFilm,
} from "./search-fragments.ts";
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

export type Continued = {
  understanding: Understanding;
  intent: Extract<IntentName, "find_film" | "exclude">;
};

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
  read(heard: Spoken & Pick<Transcript, "words">): Understanding {
    const { words, shown, moment, language } = heard;
    const now = this.#read(heard);
    const { query, facets, asked, isOpen } = now;
    const open = isOpen || vagueAsk.test(words);
    const film = filmWords.test(words) || filmNoun.test(words);
    if (!film && !open && aboutTheWorld.test(words.replace(before, "")))
      return { kind: "unknown", near: [] };
    const moods = facets.moods.length > 0 || facets.genre !== null || facets.age !== null;
    if (open && this.#search.reach(query, { language }) < reach.asked)
      return { kind: "search", query: "", facets };
    const strange = notForFilms.test(words);
    const told = asked || film || moods;
    const brief = query.split(" ").length <= fewTopics;
    const need = strange ? reach.unasked : told ? reach.asked : brief ? reach.brief : reach.unasked;
    const reached = query === "" ? 0 : this.#search.reach(query, { language });
    const fits =
      query === "" ? moods && (asked || film || words.split(" ").length <= 4) : reached >= need;
    if (fits && !(strange && !film) && words.split(" ").length <= mostWords)
      return moment.wanted
        ? this.#merge(now, heard, { isOwn: asked && query !== "" })
        : { kind: "search", query, facets };
    const close = strange ? reach.nearThoughStrange : reach.near;
    if (query === "" || reached < close)
      return { kind: "unknown", near: strange ? [] : shown.slice(0, 3) };
    const near = this.#search.find(query, facets, { limit: 3, language });
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

  /** What the words themselves compare with what is shown. */
  comparisonIn(heard: Spoken): Comparison | null {
    return this.#read(heard).facets.compared;
  }

  /** Whether a film is requested in so many words: "a movie about a whale". */
  isRequest(heard: Spoken): boolean {
    const { query, asked } = this.#read(heard);
    const words = normalizeIn(heard.language, heard.message);
    return query !== "" && (asked || words.split(" ").length <= fewWords) && filmNoun.test(words);
  }

  /** Whether a kind of film is requested for someone, rather than compared: "for my son, he is 7". */
  isOwnRequest(heard: Spoken): boolean {
    const { asked, facets } = this.#read(heard);
    const words = normalizeIn(heard.language, heard.message);
    return asked && facets.compared === null && (facets.age !== null || filmNoun.test(words));
  }

  /** Whether a message only says how a film should be, and nothing of the speaker. */
  isFilmTalk(heard: Spoken): boolean {
    const words = normalizeIn(heard.language, heard.message);
    if (words.split(" ").length > mostOfFragment || ofSpeaker.test(words)) return false;
    const { asked, dropped, allowed, facets } = this.#read(heard);
    // "They are 4 and 8."
    if (fragmentAge[heard.language].exec(words)?.[0] === words) return true;
    const isAllowing = dropped.length > 0 || (allowed.length > 0 && facets.without.length === 0);
    if (isAllowing && heard.moment.wanted) return true;
    const { moods, moodsNot, without, compared } = facets;
    const isKind = moods.length + moodsNot.length + without.length > 0 || compared !== null;
    return asked && (filmNoun.test(words) || (isKind && someFilm.test(words)));
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
    if (!this.#isTopic(query, heard.language)) return null;
    return heard.moment.wanted
      ? this.search(normalizeIn(heard.language, heard.message), heard)
      : { kind: "search", query, facets };
  }

  /**
   * A search for what the words describe; all titles if they describe nothing. A request of its own
   * keeps its viewer's age, how long it may be, and what is left out; any other adds to the last one.
   */
  search(words: string, heard: Spoken): Understanding {
    const now = readWanted(words, this.#genres, heard.language);
    const last = heard.moment.wanted ?? null;
    if (!last) return { kind: "search", query: now.query, facets: now.facets };
    return this.#merge(now, heard, { isOwn: now.isOpen || (now.asked && now.query !== "") });
  }

  /**
   * What changes the last search without the words of a request: another subject ("what about
   * cats"), or what may be in it after all ("robots are fine"). Null for any other message.
   * @param otherwise how probable it is that the message asks for something else
   */
  continue(heard: Spoken, otherwise: number): Continued | null {
    const { moment, language } = heard;
    if (!moment.wanted) return null;
    const found = (understanding: Understanding, intent: Continued["intent"] = "find_film") => ({
      understanding,
      intent,
    });
    const whole = this.#read(heard);
    const words = normalizeIn(language, heard.message);
    const { subject, correction } = fragments[language];
    const corrects = correction.test(words);
    const isFirm = corrects || firmLead[language].test(words);
    const isQuestion = asks.test(words) && !isFirm;
    if (words.split(" ").length > mostOfFragment || isQuestion) return null;
    const { without } = moment.wanted.facets;
    const isAllowing =
      whole.dropped.length > 0 || whole.allowed.some((word) => isAmong(word, without));
    if (isAllowing) return found(this.#merge({ ...whole, query: "" }, heard));
    const { moodsNot, without: nowWithout } = whole.facets;
    if (moodsNot.length + nowWithout.length > 0 && !isFirm && excludes[language].test(words))
      return whole.query === "" ? found(this.#merge(whole, heard), "exclude") : null;
    const age = fragmentAge[language].exec(words);
    if (age) {
      const years = [age[1], age[2]].flatMap((one) => (one === undefined ? [] : Number(one)));
      const facets = { ...noFacets, age: Math.min(...years) };
      return found(this.#merge({ ...whole, query: "", facets }, heard));
    }
    const lead = subject.exec(`${words} `)?.[0] ?? "";
    if (lead === "" && !corrects) return null;
    const rest = lead === "" ? words.replace(correction, "").trim() : words.slice(lead.length);
    const now = readWanted(rest, this.#genres, language);
    const isShort = now.query.split(" ").length <= fewTopics;
    const isNamed = corrects && aboutSearch.has(moment.previous?.intent ?? "");
    const isSubject = now.query !== "" && isShort && (isNamed || this.#isTopic(now.query));
    const isCorrected =
      corrects && now.query === "" && (now.facets.age !== null || now.facets.moods.length > 0);
    if (!isSubject && !isCorrected) return null;
    if (otherwise >= surelyElse && !isFirm) return null;
    return found(this.#merge(now, heard, { corrects }));
  }

  /** Whether titles are requested explicitly, however well some would match. */
  isAsked(heard: Spoken & Pick<Transcript, "words">): boolean {
    const { words } = heard;
    return (
      this.#read(heard).asked ||
      vagueAsk.test(words) ||
      filmWords.test(words) ||
      filmNoun.test(words)
    );
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
    const query = now.query !== "" && this.#isTopic(now.query) ? now.query : "";
    return this.#merge({ ...now, query, facets: { ...now.facets, compared } }, heard);
  }

  /** Keeps what was searched for last, and adds a mood, or what is not wanted. */
  refine({ text, mood }: { text: string; mood: string | null }, heard: Spoken): Understanding {
    const now = readWanted(text, this.#genres, heard.language);
    const moods = mood === null ? now.facets.moods : [mood];
    const isNew = lastWanted(heard.moment, this.#genres).query === "";
    const facets = { ...now.facets, moods };
    const hasSubject = now.query !== "" && (isNew || this.#isTopic(now.query));
    return this.#merge({ ...now, query: hasSubject ? now.query : "", facets }, heard);
  }

  #read({ message, language }: Spoken): Wanted {
    return readWanted(normalizeIn(language, message), this.#genres, language);
  }

  /** Whether films are about it. */
  #isTopic(query: string, language?: Language): boolean {
    return this.#search.isSubject(query, { language });
  }

  #merge(
    now: Wanted,
    { moment, shown, message, language }: Spoken,
    { corrects = false, isOwn = false } = {},
  ): Understanding {
    const last: Search = lastWanted(moment, this.#genres);
    const titles = shown.flatMap((id) => this.#titles.get(id) ?? []);
    const kept = isOwn
      ? { query: "", facets: { ...last.facets, moods: [], genre: null, notThese: [] } }
      : last;
    const both = alsoIn[language].test(normalizeIn(language, message));
    const query =
      both && !isOwn && now.query !== "" && kept.query !== ""
        ? `${kept.query} ${now.query}`
        : now.query;
    return { kind: "search", ...mergeWanted(kept, { ...now, query }, titles, { corrects }) };
  }
}
