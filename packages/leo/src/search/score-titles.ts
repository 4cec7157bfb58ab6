import type { Language } from "#distress/distress.ts";
import type { Indexes, Query, Term } from "./read-query.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { Place } from "./title-fields.ts";

/** What a title answers of a query. */
export type Hit = {
  /** How well it matches as a whole; 1 is a good match. */
  score: number;
  /** The same by its descriptions only, without what is said in it. */
  described: number;
  /** The words that match, best first. */
  words: readonly Matched[];
  /** The share of its name that the whole query is, or begins; 0 if it isn't in the name. */
  name: number;
  /** The line that was quoted. */
  line: string | null;
};

export type Matched = {
  said: string;
  /** The title's own word. */
  word: string;
  language: Language;
  place: Place | "line";
  /** How well it matches, 0 to 1, and its part of the whole query. */
  likeness: number;
  part: number;
};

export const scoring = {
  cover: 1,
  literal: 0.7,
  lines: 0.5,
  name: 0.7,
  /** What a small part of a name counts already. */
  inName: 0.2,
  theme: 0.3,
  /** What a word counts that no title has anything to do with. */
  unrelated: 0.5,
  /** An exact quotation comes before everything else. */
  quoted: 2,
  /** Saturation of repeated words. */
  half: 1.3,
};

type Sums = { cover: number; literal: number; lines: number; words: Matched[] };

/** Scores all titles that match any word of the query. */
export function scoreTitles(
  { said, terms, quotes }: Query,
  indexes: Indexes,
  rows: Iterable<number>,
  { phrases, isTyping }: { phrases: PhraseIndex; isTyping: boolean },
): Map<number, Hit> {
  const literals = terms.map((term) => matchLiterally(term, indexes));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const related = terms.reduce(
    (sum, term, at) => sum + term.weight * relate(term, literals[at], indexes),
    0,
  );
  const named = said === "" ? new Map<number, number>() : phrases.named(said, isTyping);
  const spoken = new Map(quotes.flatMap((quote) => [...phrases.spoken(quote)]));
  const themed = phrases.themed(said);
  const hits = new Map<number, Hit>();
  for (const row of rows) {
    const sums: Sums = { cover: 0, literal: 0, lines: 0, words: [] };
    terms.forEach((term, at) => add(sums, row, { term, whole, literal: literals[at], indexes }));
    const name = named.get(row) ?? 0;
    const line = spoken.get(row) ?? null;
    const theme = themed.has(row) ? scoring.theme : 0;
    const worded = scoring.cover * sums.cover + scoring.literal * sums.literal;
    const called = name === 0 ? 0 : scoring.inName + (scoring.name - scoring.inName) * name;
    const described = worded + called + theme;
    const score =
      (worded + scoring.lines * sums.lines) * (related === 0 ? 1 : whole / related) +
      called +
      theme +
      (line === null ? 0 : scoring.quoted);
    if (score > 0)
      hits.set(row, {
        score,
        described,
        name,
        line,
        words: sums.words.toSorted((a, b) => b.part - a.part),
      });
  }
  return hits;
}

/** 1 for a word that some title has, or nearly; less for one that says nothing here. */
function relate({ meant }: Term, literal: Literal | undefined, { meanings }: Indexes): number {
  if (literal && literal.size > 0) return 1;
  const closest = Math.max(0, ...meant.map(({ word }) => meanings?.closest(word) ?? 0));
  return closest > scoring.unrelated ? 1 : scoring.unrelated;
}

type Literal = Map<
  number,
  { word: string; language: Language; place: Place | "line"; weight: number; count: number }
>;

function matchLiterally({ literal }: Term, { words }: Indexes): Literal {
  const found: Literal = new Map();
  for (const { language, word, share } of literal)
    words[language].each(word, (row, hit) => {
      const known = found.get(row);
      const weight = hit.weight * share;
      const count = hit.count * share;
      if (!known || known.weight < weight || (known.weight === weight && known.count < count))
        found.set(row, { word, language, place: hit.place, weight, count });
    });
  return found;
}

function add(
  sums: Sums,
  row: number,
  {
    term,
    whole,
    literal,
    indexes,
  }: { term: Term; whole: number; literal: Literal | undefined; indexes: Indexes },
): void {
  const share = term.weight / whole;
  const written = literal?.get(row);
  let likeness = written?.weight ?? 0;
  let word = written?.word ?? "";
  let language = written?.language ?? "en";
  let place: Place | "line" = written?.place ?? "line";
  if (likeness < 0.9)
    for (const { word: meant, share: how } of term.meant) {
      const near = indexes.meanings?.matches(meant).get(row);
      if (!near || near.likeness * how <= likeness) continue;
      likeness = near.likeness * how;
      ({ word, place } = near);
      language = "en";
    }
  if (written) {
    const repeated = written.count / (written.count + scoring.half);
    if (written.place === "line") sums.lines += share * repeated;
    else sums.literal += share * repeated;
  }
  if (likeness === 0 && !written) return;
  sums.cover += share * likeness;
  sums.words.push({ said: term.said, word, language, place, likeness, part: share * likeness });
}
