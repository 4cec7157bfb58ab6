import { findSafetyAlert, warmUpRules } from "./safety/find-safety-alert.ts";
import { type SearchOptions, TitleSearch } from "./search/find-titles.ts";
import type { WordVectors } from "./search/word-vectors.ts";
import { openLists } from "./resolve/open-lists.ts";
import { likeTitle } from "./search/like-title.ts";
import type { Facets } from "./facets.ts";
import { Interpreter } from "./interpret/interpreter.ts";
import { titleFinder } from "./interpret/named-in.ts";
import type { Known } from "./known.ts";
import type { Found, Moment, Understanding } from "./understanding.ts";

export type LeoEngine = {
  /** Interprets a message. Never throws, and checks no permissions. */
  interpret(message: string, moment: Moment): Understanding;
  /** Titles that match words and facets, best first; may be empty. */
  search(query: string, facets: Facets, options?: SearchOptions): Found[];
  /** Titles most similar to one, best first. */
  alike(titleId: string, options?: SearchOptions): Found[];
  /** The titles that a text names, in order of appearance. */
  namedIn(text: string): string[];
};

/**
 * Leo's understanding of one library. It is read-only once open, so that all callers can share it.
 * @param vectors word vectors of vectors/glove.bin; without them, search compares only the words
 */
export function openEngine(known: Known, vectors: WordVectors | null): LeoEngine {
  const opening = openEngineInSteps(known, vectors);
  for (;;) {
    const { done, value } = opening.next();
    if (done) return value;
  }
}

/** Opens it in steps of some milliseconds, with pauses for other work between them. */
export function* openEngineInSteps(
  known: Known,
  vectors: WordVectors | null,
): Generator<void, LeoEngine> {
  const search = new TitleSearch(known.titles, vectors);
  yield* search.read();
  yield* warmUpRules();
  yield;
  const lists = openLists(known);
  yield;
  const namedIn = titleFinder(known.titles);
  const interpreter = new Interpreter({ known, lists, search, namedIn });
  yield;
  for (const words of ["hello", "something funny"]) {
    interpreter.interpret(words, { history: [] });
    yield;
  }
  const names = known.titles.flatMap(({ title, otherTitles, cast }) => [
    title,
    ...otherTitles,
    ...cast.map(({ name }) => name),
  ]);
  return {
    interpret(message, moment) {
      const { history, before = null, isGrownUp = false, seed = 0 } = moment;
      const said = (who: "user" | "assistant") =>
        history.flatMap(({ role, content }) => (role === who ? [content] : []));
      const alert = findSafetyAlert(message, {
        direction: "in",
        names,
        conversation: { earlier: said("user"), before },
        listener: { isGrownUp, told: said("assistant"), seed },
      });
      return alert ? { kind: "safety", ...alert } : interpreter.interpret(message, moment);
    },
    search: (query, facets, options) => search.find(query, facets, options),
    alike: (titleId, options) => likeTitle(known.titles, titleId, search, options),
    namedIn,
  };
}
