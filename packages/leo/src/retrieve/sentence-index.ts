import type { Language } from "#distress/distress.ts";
import type { WordVectors } from "#search/word-vectors.ts";
import { calibrate, type Evidence, rank } from "./calibrate.ts";
import { readTerms, type Term } from "./read-terms.ts";
import { type Neighbor, Vocabulary } from "./vocabulary.ts";

/** What an entry is asked by, and words that its answer adds. */
export type IndexEntry = { id: string; ask: readonly string[]; say: string };

/** `score` estimates the probability that the entry is what the message asks for. */
export type Nearest = { id: string; score: number };

type Sentence = { entry: number; places: number[]; weights: number[]; total: number; asks: string };
type AskedTerm = { weight: number; neighbors: readonly Neighbor[] };
/** An entry by its best sentence. */
type Candidate = { id: string; evidence: Evidence; value: number };

const stopWeight = 0.12;
const mostCandidates = 60;

/**
 * Finds the entries whose example sentences are nearest in meaning to a message: rare words that
 * both share weigh most (Robertson and Spärck Jones, 1976); a misspelled word counts as the one it
 * resembles, and in English a word of similar use counts in part (GloVe).
 */
export class SentenceIndex {
  readonly #language: Language;
  readonly #entries: readonly IndexEntry[];
  readonly #vectors: WordVectors | null;
  readonly #vocabulary: Vocabulary;
  readonly #sentences: Sentence[] = [];
  /** Places of the words of each entry's sentences, and of its answer. */
  readonly #entryPlaces: { asked: Set<number>; said: Set<number> }[] = [];
  readonly #weights: Float32Array;
  readonly #postings: Uint32Array[];
  readonly #rarest: number;

  constructor(
    entries: readonly IndexEntry[],
    { language, vectors }: { language: Language; vectors: WordVectors | null },
  ) {
    this.#language = language;
    this.#entries = entries;
    this.#vectors = language === "en" ? vectors : null;
    const vocabulary = new Vocabulary(this.#vectors);
    const stops = new Set<number>();
    const containing: Set<number>[] = [];
    const postings: number[][] = [];
    const enter = (term: Term, entry: number, isSaid = false) => {
      const at = vocabulary.add(term, isSaid);
      if (term.isStop) stops.add(at);
      (containing[at] ??= new Set()).add(entry);
      postings[at] ??= [];
      return at;
    };
    for (const [entry, { ask, say }] of entries.entries()) {
      const [inSentences, said] = [new Set<number>(), new Set<number>()];
      for (const text of ask) {
        const { terms, asks } = readTerms(text, language);
        const places = terms.map((term) => enter(term, entry));
        const index = this.#sentences.push({ entry, places, weights: [], total: 0, asks }) - 1;
        for (const at of places) {
          inSentences.add(at);
          postings[at]?.push(index);
        }
      }
      for (const term of readTerms(say, language).terms) said.add(enter(term, entry, true));
      this.#entryPlaces.push({ asked: inSentences, said });
    }
    vocabulary.close();
    this.#vocabulary = vocabulary;
    this.#rarest = Math.log(1 + entries.length / 1.5);
    this.#weights = Float32Array.from({ length: vocabulary.size }, (_, at) =>
      stops.has(at)
        ? stopWeight
        : Math.log(1 + entries.length / ((containing[at]?.size ?? 0) + 0.5)),
    );
    this.#postings = postings.map((list) => Uint32Array.from(list));
    for (const sentence of this.#sentences) {
      sentence.weights = sentence.places.map((at) => this.#weights[at] ?? 0);
      sentence.total = sentence.weights.reduce((sum, weight) => sum + weight, 0);
    }
  }

  /** The nearest entries among those that are accepted, best first. */
  find(
    message: string,
    { most = 3, accepts }: { most?: number; accepts?: (id: string) => boolean } = {},
  ): Nearest[] {
    const all = this.explain(message);
    const best = accepts ? all.filter(({ id }) => accepts(id)) : all;
    return best.slice(0, most).map(({ id, evidence, value }, place) => {
      const lead = value - (best[place === 0 ? 1 : 0]?.value ?? 0);
      return { id, score: calibrate(evidence, lead, this.#language) };
    });
  }

  /** The candidates with their evidence, best first: what calibration is fitted on. */
  explain(message: string): Candidate[] {
    const { terms, asks } = readTerms(message, this.#language);
    const asked = terms.map((term): AskedTerm => ({
      weight: this.#weigh(term),
      neighbors: this.#vocabulary.neighbors(term),
    }));
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    const best = new Map<number, Candidate>();
    for (const index of this.#candidates(asked)) {
      const sentence = this.#sentences[index];
      if (!sentence) continue;
      const evidence = this.#compare(asked, total, asks, sentence);
      const value = rank(evidence, this.#language);
      const before = best.get(sentence.entry);
      if (!before || before.value < value)
        best.set(sentence.entry, { id: this.#idOf(sentence.entry), evidence, value });
    }
    return [...best.values()].toSorted((a, b) => b.value - a.value);
  }

  #idOf(entry: number): string {
    return this.#entries[entry]?.id ?? "";
  }

  /** A word that the index doesn't know speaks against all of its entries. */
  #weigh(term: Term): number {
    if (term.isStop) return stopWeight;
    const same = this.#vocabulary.neighbors(term).find(({ hard }) => hard >= 1);
    if (same) return this.#weights[same.at] ?? 0;
    if (!this.#vectors?.has(term.word)) return 0.8 * this.#rarest;
    return this.#rarest * (0.3 + 0.7 * this.#vectors.rarity(term.word));
  }

  /** The sentences that cover most of the message's weight. */
  #candidates(asked: readonly AskedTerm[]): number[] {
    const covered = new Float32Array(this.#sentences.length);
    const before = new Float32Array(this.#sentences.length);
    const touched = new Set<number>();
    for (const { weight, neighbors } of asked) {
      if (weight <= stopWeight) continue;
      const seen: number[] = [];
      for (const { at, hard, soft } of neighbors) {
        const value = weight * Math.max(hard, 0.8 * soft);
        for (const index of this.#postings[at] ?? []) {
          if (value <= (before[index] ?? 0)) continue;
          covered[index] = (covered[index] ?? 0) + value - (before[index] ?? 0);
          before[index] = value;
          seen.push(index);
          touched.add(index);
        }
      }
      for (const index of seen) before[index] = 0;
    }
    return [...touched]
      .map((index) => ({
        index,
        value: (covered[index] ?? 0) / (2 + (this.#sentences[index]?.total ?? 0)) ** 0.5,
      }))
      .toSorted((a, b) => b.value - a.value)
      .slice(0, mostCandidates)
      .map(({ index }) => index);
  }

  #compare(asked: readonly AskedTerm[], total: number, asks: string, sentence: Sentence): Evidence {
    const hardOf = new Float32Array(sentence.places.length);
    const softOf = new Float32Array(sentence.places.length);
    const known = this.#entryPlaces[sentence.entry];
    let [hard, soft, entry, answer, missing] = [0, 0, 0, 0, 0];
    for (const { weight, neighbors } of asked) {
      let [termHard, termSoft, termEntry, termAnswer] = [0, 0, 0, 0];
      for (const neighbor of neighbors) {
        if (known?.asked.has(neighbor.at)) termEntry = Math.max(termEntry, neighbor.hard);
        if (known?.said.has(neighbor.at)) termAnswer = Math.max(termAnswer, neighbor.hard);
        const place = sentence.places.indexOf(neighbor.at);
        if (place === -1) continue;
        termHard = Math.max(termHard, neighbor.hard);
        termSoft = Math.max(termSoft, neighbor.soft);
        hardOf[place] = Math.max(hardOf[place] ?? 0, neighbor.hard);
        softOf[place] = Math.max(softOf[place] ?? 0, neighbor.soft);
      }
      hard += weight * termHard;
      soft += weight * termSoft;
      entry += weight * termEntry;
      answer += weight * Math.max(termEntry, termAnswer);
      missing = Math.max(missing, weight * (1 - Math.max(termEntry, termAnswer)));
    }
    let [sentenceHard, sentenceSoft] = [0, 0];
    for (const [place, weight] of sentence.weights.entries()) {
      sentenceHard += weight * (hardOf[place] ?? 0);
      sentenceSoft += weight * (softOf[place] ?? 0);
    }
    const sentenceTotal = sentence.total || 1;
    return {
      hard: hard / total,
      soft: soft / total,
      entry: entry / total,
      answer: answer / total,
      missing: missing / this.#rarest,
      sentenceHard: sentenceHard / sentenceTotal,
      sentenceSoft: sentenceSoft / sentenceTotal,
      agreement: both(hard / total, sentenceHard / sentenceTotal),
      softAgreement: both(soft / total, sentenceSoft / sentenceTotal),
      matched: Math.min(1, hard / (2 * this.#rarest)),
      sameQuestion: asks === "" || sentence.asks === "" ? 0 : asks === sentence.asks ? 1 : -1,
      isQuestion: asks === "" ? 0 : 1,
      isShort: asked.filter(({ weight }) => weight > stopWeight).length < 2 ? 1 : 0,
    };
  }
}

/** The harmonic mean. */
function both(one: number, other: number): number {
  return one + other === 0 ? 0 : (2 * one * other) / (one + other);
}
