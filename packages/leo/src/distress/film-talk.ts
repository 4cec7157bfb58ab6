import type { Word } from "./read-words.ts";

const doers = ["PRON", "HOME", "STRANGER", "SOMEONE", "OUTSIDER", "PEER", "NOBODY"] as const;
const endsRequest = new Set([
  "because",
  "but",
  "cause",
  "cuz",
  "porque",
  "pero",
  "since",
  "i",
  "my",
  "mi",
]);

/**
 * Removes requests from a message: in "a film about a sad dog" nobody is sad. A request ends at a
 * comma, a "because" or an "I"; the words after it are about the speaker again.
 */
export function withoutRequests(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  let isRequest = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    if (isRequest && (word.means.has("BREAK") || endsRequest.has(word.text))) isRequest = false;
    const asks = isSaidOfOthers(words, at) ? 0 : Math.max(0, ...(word.means.get("ASKING") ?? []));
    if (asks > 0) {
      isRequest = true;
      kept.push(...words.slice(at, at + asks).map(() => blank()));
      at += asks - 1;
    } else kept.push(isRequest ? blank() : word);
  }
  return kept;
}

/** "She does not give me" is not a request. */
function isSaidOfOthers(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  const sinceBreak = before.slice(before.findLastIndex(({ means }) => means.has("BREAK")) + 1);
  return sinceBreak.some(({ means }) => doers.some((tag) => means.has(tag)));
}

/** A placeholder word that no pattern skips. */
function blank(): Word {
  return { text: "", means: new Map([["IDIOM", [1]]]) };
}
