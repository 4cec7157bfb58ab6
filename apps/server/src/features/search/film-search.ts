import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import { setImmediate as letOthersIn } from "node:timers/promises";
import { TitleSearch } from "@goldmane/leo/search/find-titles";
import { openVectors, type WordVectors } from "@goldmane/leo/search/word-vectors";
import type { Title } from "#features/library/service.ts";
import { describeTitle } from "./describe-title.ts";

/** Titles indexed before other work gets its turn: some milliseconds. */
const readAtOnce = 4;

/** The search of one server, kept equal to its library. */
export class FilmSearch {
  #search: TitleSearch | null = null;
  readonly #known = new Map<string, Title>();
  #keeping: Promise<unknown> = Promise.resolve();

  /** Resolves once the index contains exactly these titles, each in its own language. */
  keep(titles: readonly Title[]): Promise<TitleSearch> {
    const kept = this.#keeping.then(() => this.#keep(titles));
    this.#keeping = kept.catch(() => undefined);
    return kept;
  }

  async #keep(titles: readonly Title[]): Promise<TitleSearch> {
    const search = this.#search ?? new TitleSearch(await readWordVectors());
    this.#search = search;
    const changed = titles.filter((title) => this.#known.get(title.id) !== title);
    for (const [place, title] of changed.entries()) {
      if (place > 0 && place % readAtOnce === 0) await letOthersIn();
      search.add(describeTitle(title));
      this.#known.set(title.id, title);
    }
    if (this.#known.size === titles.length) return search;
    const held = new Set(titles.map(({ id }) => id));
    for (const id of [...this.#known.keys()].filter((known) => !held.has(known))) {
      search.remove(id);
      this.#known.delete(id);
    }
    return search;
  }
}

let vectors: Promise<WordVectors> | undefined;

/** Identical on every server; about ten megabytes. */
export function readWordVectors(): Promise<WordVectors> {
  vectors ??= (async () => {
    const path = createRequire(import.meta.url).resolve("@goldmane/leo/glove.bin");
    return openVectors(await readFile(path));
  })();
  vectors.catch(() => {
    vectors = undefined;
  });
  return vectors;
}
