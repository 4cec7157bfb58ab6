import { setImmediate as letOthersIn } from "node:timers/promises";
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";
import type { SearchMatch } from "@goldmane/contracts/search/schema";
import { sourceOf, type Title } from "#features/library/service.ts";
import { toWords } from "#platform/to-words.ts";
import { withoutAsking } from "./asking-words.ts";
import { textsOf } from "./texts-of.ts";

/** Titles indexed per batch; a library may have thousands. */
const readAtOnce = 100;

/** Bonus for a name that contains the query as typed. */
const namedSo = 4;

/**
 * Least share of the best score for a title that matches only some words. One common word alone
 * would match most of the library.
 */
const closeToBest = 0.4;

const strict: SearchOptions = {
  // The last word may be incomplete.
  prefix: (term, place, terms) => place === terms.length - 1 || term.length > 2,
  boost: { name: 6, cast: 3, about: 2, story: 1.5 },
};
/** Also finds words with typos. */
const forgiving: SearchOptions = {
  ...strict,
  fuzzy: (term) => (term.length > 3 ? 0.25 : false),
  maxFuzzy: 2,
};

/** In-memory word index of one language's readers, so that search needs no database. */
export class TitleIndex {
  readonly #words = new MiniSearch<ReturnType<typeof toDocument>>({
    fields: ["name", "cast", "about", "story", "line"],
    tokenize: (text) => toWords(text).split(" "),
    processTerm: (term) => term || null,
  });
  readonly #known = new Map<string, Title>();
  /** Normalized names, matched at word starts. */
  readonly #names = new Map<string, string>();
  #keeping: Promise<void> = Promise.resolve();

  /** Resolves once the index contains exactly these titles. */
  keep(titles: readonly Title[]): Promise<void> {
    this.#keeping = this.#keeping.then(() => this.#keep(titles));
    return this.#keeping;
  }

  /**
   * Titles that match every word (or a similar one); then those that only miss stop words; if there
   * are none, those that match some words nearly as well as the best of them.
   */
  find(words: string, isShown: (id: string) => boolean): SearchResult[] {
    const filter = ({ id }: SearchResult) => isShown(id);
    const phrase = ` ${toWords(words)}`;
    const boostDocument = (id: string) => (this.#names.get(id)?.includes(phrase) ? namedSo : 1);
    const options = { filter, boostDocument };
    const withAll = this.#findAll(words, options);
    const wanted = withoutAsking(toWords(words).split(" "));
    const alsoWanted = wanted ? this.#findAll(wanted, options) : [];
    const known = new Set(withAll.map(({ id }) => id));
    const found = [...withAll, ...alsoWanted.filter(({ id }) => !known.has(id))];
    if (found.length > 0) return found;
    const some = this.#words.search(wanted ?? words, { ...forgiving, ...options });
    const best = some[0]?.score ?? 0;
    return some.filter(({ score }) => score >= best * closeToBest);
  }

  /** Typos count only if nothing matches as typed: "una" in Spanish isn't a moon. */
  #findAll(words: string, options: SearchOptions): SearchResult[] {
    const search = (kind: SearchOptions) =>
      this.#words.search(words, { ...kind, ...options, combineWith: "AND" });
    const typed = search(strict);
    return typed.length > 0 ? typed : search(forgiving);
  }

  async #keep(titles: readonly Title[]): Promise<void> {
    const changed = titles.filter((title) => this.#known.get(title.id) !== title);
    for (const [place, title] of changed.entries()) {
      if (place > 0 && place % readAtOnce === 0) await letOthersIn();
      if (this.#known.has(title.id)) this.#words.replace(toDocument(title));
      else this.#words.add(toDocument(title));
      this.#known.set(title.id, title);
      this.#names.set(title.id, ` ${toWords(toDocument(title).name)}`);
    }
    if (this.#known.size === titles.length) return;
    const held = new Set(titles.map(({ id }) => id));
    for (const id of [...this.#known.keys()].filter((known) => !held.has(known))) {
      this.#words.discard(id);
      this.#known.delete(id);
      this.#names.delete(id);
    }
  }
}

/** A translated title is found by its original texts as well. */
function toDocument(title: Title) {
  const versions = title.translation ? [title, sourceOf(title)] : [title];
  const texts = versions.map(textsOf);
  const join = (field: SearchMatch["field"]) => texts.flatMap((each) => each[field]).join("\n");
  return {
    id: title.id,
    name: versions.map((version) => version.title).join("\n"),
    cast: join("cast"),
    about: join("about"),
    story: join("story"),
    line: join("line"),
  };
}
