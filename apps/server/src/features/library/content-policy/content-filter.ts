import { isWithinRating } from "@goldmane/contracts/library/rules";
import { LRUCache } from "lru-cache";
import type { TitleRules, Viewer } from "#platform/app.ts";
import { toWords } from "#platform/to-words.ts";
import { type SearchableText, searchableText } from "./searchable-text.ts";
import { sourceOf, type Title } from "#features/library/title.ts";
import { commonSpanish } from "./common-spanish.ts";

/** The part of a viewer that decides which titles they are shown. */
export type ContentPolicy = Pick<Viewer, "highestRating" | "titleRules">;

/** A content policy and the language of its titles. */
export type TitleReader = ContentPolicy & Pick<Viewer, "language">;

const wordListsAtMost = 200;
/** Scripts that don't put spaces between words. */
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Checks titles against content policies. Caches the word search per title and word list. */
export class ContentFilter {
  readonly #looked = new LRUCache<string, WeakMap<Title, boolean>>({ max: wordListsAtMost });

  /** The same in every language, so that switching languages shows a child nothing more. */
  isAllowed({ highestRating, titleRules }: ContentPolicy, shown: Title): boolean {
    const title = sourceOf(shown);
    if (!titleRules) return isWithinRating(title.rating, highestRating);
    if (titleRules.allowed.has(title.id)) return true;
    return (
      isWithinRating(title.rating, highestRating) &&
      !titleRules.blocked.has(title.id) &&
      !this.#holdsWords(titleRules, title)
    );
  }

  #holdsWords(rules: TitleRules, title: Title): boolean {
    if (rules.words.length === 0) return false;
    const key = rules.words.join("\n");
    const looked = this.#looked.get(key) ?? this.#begin(key);
    const known = looked.get(title);
    if (known !== undefined) return known;
    const holds = holdsBlocked(searchableText(title), rules.words);
    looked.set(title, holds);
    return holds;
  }

  #begin(key: string): WeakMap<Title, boolean> {
    const looked = new WeakMap<Title, boolean>();
    this.#looked.set(key, looked);
    return looked;
  }
}

/** A common Spanish word, such as "sin", was meant in English. */
function holdsBlocked({ own, spanish }: SearchableText, words: readonly string[]): boolean {
  const distinctive = words.filter((word) => !commonSpanish.has(word));
  return holdsAny(own, words) || (spanish !== "" && holdsAny(spanish, distinctive));
}

/** Whether a text contains a blocked word. */
export function namesBlocked(rules: TitleRules | null, text: string): boolean {
  return rules !== null && rules.words.length > 0 && holdsAny(toWords(text), rules.words);
}

/** Matches whole words and phrases, including plural endings. */
function holdsAny(text: string, words: readonly string[]): boolean {
  const spaced = ` ${text} `;
  return words.some((word) =>
    isUnspaced.test(word)
      ? text.includes(word)
      : ["", "s", "es"].some((ending) => spaced.includes(` ${word}${ending} `)),
  );
}
