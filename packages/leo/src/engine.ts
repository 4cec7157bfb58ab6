import { findSafetyAlert, warmUpRules } from "./safety/find-safety-alert.ts";
import { type FoundTitles, type SearchOptions, TitleSearch } from "./search/find-titles.ts";
import type { WordVectors } from "./search/word-vectors.ts";
import { openLists } from "./resolve/open-lists.ts";
import { likeTitle } from "./search/like-title.ts";
import type { Facets } from "./facets.ts";
import { Interpreter } from "./interpret/interpreter.ts";
import type { LanguageDetector } from "./language/detect-language.ts";
import { titleFinder } from "./interpret/named-in.ts";
import { isSleepless } from "./interpret/soundscape-reader.ts";
import type { Known } from "./known.ts";
import { IntentGuesser } from "./intents/intent-guesser.ts";
import { namesSubject } from "./search/names-subject.ts";
import type { Classifier } from "./classify/classifier.ts";
import { graveKinds } from "./distress/distress.ts";
import { suspectDistress, type Suspicion } from "./distress/suspect-distress.ts";
import { normalizeText } from "./text/normalize-text.ts";
import type { Found, Interpretation, Moment, SafetyAlert } from "./understanding.ts";

/** The trained models, which are the same for every library. */
export type LeoModels = {
  /** Of vectors/glove.bin; without them, search compares only the words. */
  vectors: WordVectors | null;
  /** Of models/intents.bin; without it, only whole sentences are understood. */
  intents: Classifier | null;
  /** Of models/distress.bin; without it, distress is found by patterns only. */
  distress: Classifier | null;
  /** `detectLanguage`; without it, messages in other languages are not understood. */
  detectLanguage: LanguageDetector | null;
};

export const noModels: LeoModels = {
  vectors: null,
  intents: null,
  distress: null,
  detectLanguage: null,
};

export type LeoEngine = {
  /** Interprets a message. Never throws, and checks no permissions. */
  interpret(message: string, moment: Moment): Interpretation;
  /** The most serious safety alert of a message by itself; null if there is none. */
  findSafetyAlert(message: string): SafetyAlert | null;
  /** Titles that match words and facets, best first; may be empty. */
  search(query: string, facets: Facets, options?: SearchOptions): Found[];
  /** The same, but without constraints that no title satisfies; says which were dropped. */
  findTitles(query: string, facets: Facets, options?: SearchOptions): FoundTitles;
  /** Titles most similar to one, best first. */
  alike(titleId: string, options?: SearchOptions): Found[];
  /** The titles that a text names, in order of appearance. */
  namedIn(text: string): string[];
};

/** What only says how a film should be is distress from here: "scary is fine too" hardly is. */
const leastInFilmTalk = { grave: 0.3, other: 0.5 } as const;

function isVagueInFilmTalk({ kind, probability }: Suspicion): boolean {
  const isGrave = kind !== null && graveKinds.has(kind);
  return probability < (isGrave ? leastInFilmTalk.grave : leastInFilmTalk.other);
}

/** Below, a few words that are what films are about are no distress: "slime", "climbing". */
const faintSuspicion = 0.35;

/**
 * Leo's understanding of one library. It is read-only once open, so that all callers can share it.
 */
export function openEngine(known: Known, models: LeoModels): LeoEngine {
  const opening = openEngineInSteps(known, models);
  for (;;) {
    const { done, value } = opening.next();
    if (done) return value;
  }
}

/** Opens it in steps of some milliseconds, with pauses for other work between them. */
export function* openEngineInSteps(
  known: Known,
  { vectors, intents, distress, detectLanguage }: LeoModels,
): Generator<void, LeoEngine> {
  const search = new TitleSearch(vectors);
  yield* search.read(known.titles);
  yield* warmUpRules();
  yield;
  const lists = openLists(known);
  yield;
  const namedIn = titleFinder(known.titles);
  const interpreter = new Interpreter({
    known,
    lists,
    search,
    namedIn,
    guesser: intents && new IntentGuesser(intents),
    detectLanguage,
  });
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
  const suspicionOf = (message: string) => {
    // Sleep that won't come asks for calm; what frightens or hurts is said beside it.
    if (isSleepless(normalizeText(message))) return null;
    const suspicion = distress && suspectDistress({ distress, intents }, message);
    if (!suspicion || suspicion.probability >= faintSuspicion) return suspicion;
    return namesSubject(message, search) ? null : suspicion;
  };
  return {
    findSafetyAlert: (message) =>
      findSafetyAlert(message, { direction: "in", names, suspicion: suspicionOf(message) }),
    interpret(message, moment) {
      const { history, before = null, isGrownUp = false, seed = 0 } = moment;
      const said = (who: "user" | "assistant") =>
        history.flatMap(({ role, content }) => (role === who ? [content] : []));
      const suspicion = suspicionOf(message);
      const isVague = suspicion !== null && isVagueInFilmTalk(suspicion);
      const alert = findSafetyAlert(message, {
        direction: "in",
        names,
        conversation: { earlier: said("user"), before },
        suspicion: isVague && interpreter.isFilmTalk(message, moment) ? null : suspicion,
        listener: { isGrownUp, told: said("assistant"), seed },
      });
      return alert
        ? { kind: "safety", ...alert, intent: null }
        : interpreter.interpret(message, moment);
    },
    search: (query, facets, options) => search.find(query, facets, options),
    findTitles: (query, facets, options) => search.findTitles(query, facets, options),
    alike: (titleId, options) => likeTitle(known.titles, titleId, search, options),
    namedIn,
  };
}
