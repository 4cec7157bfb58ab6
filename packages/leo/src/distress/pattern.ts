import type { Word } from "./read-words.ts";
import { tags, type Tag } from "./words/tags.ts";

/**
 * A sequence of parts, separated by spaces. A part lists alternative tags (upper case) and words (as
 * `normalizeText` writes them), separated by "|"; "^" is the beginning of a clause.
 *
 * What a part starts with says which words may be between it and the part before:
 *
 * - nothing: any number of FILLER words and one other word, but none tagged NOT, FILM, ASKING, IDIOM
 *   or BREAK (the end of a clause);
 * - ">": up to seven words, also NOT, ASKING and BREAK, but none tagged FILM or IDIOM;
 * - "+": none.
 *
 * "!" (after ">" or "+") marks the part that names the cause; without it, the first part does. A
 * match doesn't count if `unless` matches its context, see `contextOf`. `film-talk.ts` replaces
 * requests for films by words tagged IDIOM, so that no pattern reaches across them.
 *
 * @example "PEER|FRIEND >HATE +OBJ" matches "the kids in my class hate me", but not "the kids in
 * this film hate me"
 */
export type Pattern = { text: string; parts: readonly Part[]; causedBy: number; unless?: RegExp };

type Part = { tags: readonly Tag[]; words: readonly string[]; gap: "filling" | "loose" | "none" };

/** Where a pattern matches: the first word of each part. */
export type Match = readonly number[];

const maxLooseWords = 7;
/** Words that patterns name: they never count as a misspelling of another. */
export const namedWords = new Set<string>();
const knownTags: ReadonlySet<string> = new Set(tags);
/** Tags that no word between two parts has: they negate what follows, or make it talk of a film. */
const blockingTags: readonly Tag[] = ["NOT", "FILM", "ASKING", "IDIOM", "BREAK"];
const looselyBlockingTags: readonly Tag[] = ["FILM", "IDIOM"];

/** @throws TypeError for an unknown tag */
export function pattern(text: string, unless?: RegExp): Pattern {
  const parts = text.split(" ").map((part): Part => {
    const gap = part.startsWith(">") ? "loose" : part.startsWith("+") ? "none" : "filling";
    const names = part.replace(/^[>+]?!?/, "").split("|");
    const ofTags = names.filter((name) => knownTags.has(name)) as Tag[];
    const words = names.filter((name) => !knownTags.has(name));
    for (const word of words) namedWords.add(word);
    if (words.some((word) => /[A-Z]/.test(word))) throw new TypeError(`Unknown tag: ${part}`);
    return { tags: ofTags, words, gap };
  });
  const marked = text.split(" ").findIndex((part) => part.includes("!"));
  return { text, parts, causedBy: Math.max(0, marked), ...(unless && { unless }) };
}

/** The matches of a pattern, at most one for each starting word. */
export function* matchesOf({ parts, unless }: Pattern, words: readonly Word[]): Generator<Match> {
  const seen = seenIn(words);
  if (!parts.every((part) => isSeen(part, seen))) return;
  for (let at = 0; at < words.length; at++) {
    const found = matchFrom(parts, words, at);
    if (found && !unless?.test(contextOf(words, found))) yield found;
  }
}

type Seen = { tags: ReadonlySet<Tag>; texts: ReadonlySet<string> };
const seenOf = new WeakMap<readonly Word[], Seen>();

/** All tags and texts of a message, which each of the patterns is compared with. */
function seenIn(words: readonly Word[]): Seen {
  const known = seenOf.get(words);
  if (known) return known;
  const seen = {
    tags: new Set(words.flatMap(({ means }) => [...means.keys()])),
    texts: new Set(words.map(({ text }) => text)),
  };
  seenOf.set(words, seen);
  return seen;
}

/** Whether any word of a message matches a part. */
function isSeen({ tags: wanted, words: named }: Part, { tags: all, texts }: Seen): boolean {
  return (
    wanted.some((tag) => all.has(tag)) ||
    named.some((word) => texts.has(word) || (word === "^" && texts.size > 0))
  );
}

const contextWordsBefore = 4;
const contextWordsAfter = 6;
const subordinating = new Set(
  "because cause cuz cos when if since but porque cuando si pero after before".split(" "),
);

/**
 * The words on which `unless` is tested: the match, and up to four words before and six after it
 * within its clause. Those after it end before "because", "when" and the like, since a reason
 * doesn't change what is meant: "my dad hits me when I lose the game" is abuse.
 */
function contextOf(words: readonly Word[], match: Match): string {
  const first = match[0] ?? 0;
  const last = match.at(-1) ?? first;
  const isEnd = ({ text, means }: Word) => means.has("BREAK") || subordinating.has(text);
  const ahead = words.slice(Math.max(0, first - contextWordsBefore), first);
  const behind = words.slice(last + 1, last + 1 + contextWordsAfter);
  const end = behind.findIndex(isEnd);
  return [
    ...ahead.slice(ahead.findLastIndex(({ means }) => means.has("BREAK")) + 1),
    ...words.slice(first, last + 1),
    ...(end < 0 ? behind : behind.slice(0, end)),
  ]
    .map(({ text }) => text)
    .join(" ");
}

function matchFrom(
  [part, ...rest]: readonly Part[],
  words: readonly Word[],
  at: number,
): Match | null {
  if (!part) return [];
  for (const length of lengthsAt(part, words, at)) {
    const [next] = rest;
    if (!next) return [at];
    for (const start of startsAfter(next, words, at + length)) {
      const others = matchFrom(rest, words, start);
      if (others) return [at, ...others];
    }
  }
  return null;
}

/**
 * How many words a part takes at a position, a phrase being longer than a word; empty if the part
 * doesn't match there. "^" takes none.
 */
function lengthsAt(
  { tags: wanted, words: named }: Part,
  words: readonly Word[],
  at: number,
): readonly number[] {
  const word = words[at];
  if (!word) return noLengths;
  const lengths: number[] = [];
  const add = (length: number) => {
    if (!lengths.includes(length)) lengths.push(length);
  };
  for (const tag of wanted) word.means.get(tag)?.forEach(add);
  if (named.includes(word.text)) add(1);
  if (named.includes("^") && (at === 0 || words[at - 1]?.means.has("BREAK"))) add(0);
  return lengths;
}

const noLengths: readonly number[] = [];

/** The positions where a part may begin, as its gap allows. */
function* startsAfter({ gap }: Part, words: readonly Word[], from: number): Generator<number> {
  let otherWords = 0;
  for (let at = from; at < words.length; at++) {
    yield at;
    const word = words[at];
    if (gap === "none" || !word) return;
    if (gap === "loose") {
      if (at - from >= maxLooseWords || looselyBlockingTags.some((tag) => word.means.has(tag)))
        return;
      continue;
    }
    if (blockingTags.some((tag) => word.means.has(tag))) return;
    if (!word.means.has("FILLER")) otherWords += 1;
    if (otherWords > 1) return;
  }
}
