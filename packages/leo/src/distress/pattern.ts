import type { Word } from "./read-words.ts";
import { tags, type Tag } from "./words/tags.ts";

/**
 * The parts of a pattern in order. A part lists alternative tags (upper case) and words, separated
 * by "|". Between two parts, filler words and one other word may occur; after ">" up to seven words
 * of any kind, also of the next clause; after "+" none. "^" is the beginning of a clause. "!" marks
 * the cause, if that is not the first part.
 */
export type Pattern = { text: string; parts: readonly Part[]; causedBy: number; unless?: RegExp };

type Part = { tags: readonly Tag[]; words: readonly string[]; gap: "filling" | "loose" | "none" };

/** Where a pattern matches: the first word of each part. */
export type Match = readonly number[];

const looseAtMost = 7;
/** Words that patterns name: they never count as a misspelling of another. */
export const namedWords = new Set<string>();
const knownTags: ReadonlySet<string> = new Set(tags);
/** Tags of words that reverse the meaning of the words after them, or belong to a film. */
const turns: readonly Tag[] = ["NOT", "FILM", "ASKING", "IDIOM", "BREAK"];
const turnsAnyway: readonly Tag[] = ["FILM", "IDIOM"];

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

/** All matches of a pattern, one for each starting word. */
export function* matchesOf({ parts, unless }: Pattern, words: readonly Word[]): Generator<Match> {
  if (!parts.every((part) => words.some((_, at) => lengthsAt(part, words, at).length > 0))) return;
  for (let at = 0; at < words.length; at++) {
    const found = matchFrom(parts, words, at);
    if (found && !unless?.test(around(words, found))) yield found;
  }
}

const before = 4;
const after = 6;
const reasons = new Set(
  "because cause cuz cos when if since but porque cuando si pero after before".split(" "),
);

/**
 * The words that decide in which sense a match is meant. A reason after it doesn't change its
 * sense.
 */
function around(words: readonly Word[], match: Match): string {
  const first = match[0] ?? 0;
  const last = match.at(-1) ?? first;
  const isEnd = ({ text, means }: Word) => means.has("BREAK") || reasons.has(text);
  const ahead = words.slice(Math.max(0, first - before), first);
  const behind = words.slice(last + 1, last + 1 + after);
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

function lengthsAt({ tags: wanted, words: named }: Part, words: readonly Word[], at: number) {
  const word = words[at];
  if (!word) return [];
  const lengths = new Set(wanted.flatMap((tag) => word.means.get(tag) ?? []));
  if (named.includes(word.text)) lengths.add(1);
  if (named.includes("^") && (at === 0 || words[at - 1]?.means.has("BREAK"))) lengths.add(0);
  return [...lengths];
}

function* startsAfter({ gap }: Part, words: readonly Word[], from: number): Generator<number> {
  let others = 0;
  for (let at = from; at < words.length; at++) {
    yield at;
    const word = words[at];
    if (gap === "none" || !word) return;
    if (gap === "loose") {
      if (at - from >= looseAtMost || turnsAnyway.some((tag) => word.means.has(tag))) return;
      continue;
    }
    if (turns.some((tag) => word.means.has(tag))) return;
    if (!word.means.has("FILLER")) others += 1;
    if (others > 1) return;
  }
}
