import { drawableWords, type Evidence } from "./drawable-words.ts";
import type { Sight } from "./read-sight.ts";

/** The drawable nouns of a synopsis that the film never shows, as they are written there. */
export function findUnseen(synopsis: string, sight: Sight): string[] {
  return drawableWords.flatMap(([words, shownBy]) => {
    if (isShown(shownBy, sight) || isName(words, sight)) return [];
    return [...synopsis.matchAll(patternOf(words))]
      .filter((found) => !isProperName(synopsis, found))
      .map(([noun]) => noun);
  });
}

function isShown({ isWindy, ...shownBy }: Evidence, sight: Sight): boolean {
  if (isWindy && sight.isWindy) return true;
  return (Object.keys(shownBy) as (keyof typeof shownBy)[]).some((sort) =>
    shownBy[sort]?.some((word) => sight[sort].has(word)),
  );
}

/** Matches any of the words, alone and in the plural. */
function patternOf(words: string): RegExp {
  const any = words.split(" ").map((word) => word.replaceAll("-", "[ -]"));
  return new RegExp(`\\b(?:${any.join("|")})(?:s|es)?\\b`, "giu");
}

/** A character can be what its name says: the Moon, the Mountain. */
function isName(words: string, { names }: Sight): boolean {
  const parts = new Set(names.flatMap((name) => name.split(/[\s,]+/)));
  return words.split(" ").some((word) => parts.has(word));
}

/** Places whose names are always written with a capital. */
const capitals = new Set(["Mars"]);

/** A capital within a sentence: "the Tower of Winds" has no wind. */
function isProperName(synopsis: string, { 0: noun, index }: RegExpExecArray): boolean {
  const isCapital = /^\p{Lu}/u.test(noun);
  const isFirst = /(?:^|[.!?…] )$/.test(synopsis.slice(0, index));
  return isCapital && !isFirst && !capitals.has(noun);
}
