import type { Facets } from "#facets.ts";
import type { Known, KnownTitle } from "#known.ts";
import { leastAge } from "#ages.ts";
import type { TitleSearch } from "#search/find-titles.ts";
import { filmWords, openAsk } from "#sentences/en/facet-words.ts";
import { aboutTheWorld } from "#sentences/en/about-the-world.ts";
import { notForFilms } from "#sentences/en/not-for-films.ts";
import { before } from "#sentences/en/politeness.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { Understanding } from "#understanding.ts";
import { readWanted } from "#wanted/read-wanted.ts";

/**
 * Minimum scores of the best title, for titles to be offered: without a request, with one, and, if
 * it isn't clear that titles are wanted, for a question back.
 */
const reach = { unasked: 0.62, brief: 0.5, asked: 0.5, near: 0.5, nearThoughStrange: 0.8 } as const;
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
    const { query, facets, asked } = readWanted(words, this.#genres);
    const open = openAsk.test(words);
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

  /** Whether titles are requested explicitly, however well some would match. */
  isAsked(words: string): boolean {
    return readWanted(words, this.#genres).asked || openAsk.test(words) || filmWords.test(words);
  }

  /** "Play something funny": the facets to choose by. */
  play(words: string): Understanding | null {
    const { query, facets } = readWanted(words, this.#genres);
    if (query !== "" && this.#search.reach(query) < reach.unasked)
      return this.#search.reach(query) < reach.asked ? null : { kind: "search", query, facets };
    return {
      kind: "command",
      command: { intent: "playSomething", slots: { query, facets } },
      certainty: 0.9,
    };
  }

  /** Repeats the last search without the titles shown. */
  more(shown: readonly string[], lastAsked: string): Understanding {
    const { query, facets } = readWanted(normalizeText(lastAsked), this.#genres);
    return { kind: "search", query, facets: { ...facets, notThese: shown } };
  }

  compare(
    compared: "shorter" | "longer" | "milder",
    shown: readonly string[],
    lastAsked: string,
  ): Understanding {
    const { query, facets } = readWanted(normalizeText(lastAsked), this.#genres);
    const titles = shown.flatMap((id) => this.#titles.get(id) ?? []);
    const bound = boundOf(compared, titles);
    return { kind: "search", query, facets: { ...facets, compared, notThese: shown, ...bound } };
  }
}

function boundOf(
  compared: "shorter" | "longer" | "milder",
  titles: readonly KnownTitle[],
): Partial<Facets> {
  const seconds = titles.map(({ durationSeconds }) => durationSeconds);
  if (compared === "milder") {
    const ages = titles.map(({ rating }) => leastAge(rating));
    const oldest = ages.length > 0 ? Math.max(...ages) : leastAge("PG");
    return { age: oldest > leastAge("PG") ? leastAge("PG") : leastAge("G") };
  }
  if (seconds.length === 0) return {};
  // One second less, so that the title itself isn't found as shorter.
  return compared === "shorter"
    ? { withinMinutes: (Math.min(...seconds) - 1) / 60 }
    : { atLeastMinutes: (Math.max(...seconds) + 1) / 60 };
}
