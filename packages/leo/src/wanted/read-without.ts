import type { TextLeft } from "./text-left.ts";
import type { WantedWords } from "./wanted.ts";

type Without = { without: string[]; moodsNot: string[] };
const mostWords = 7;

/**
 * Takes "no more dragons" or "a film without witches" out of a message. What only describes a
 * character ("a robot without friends") stays.
 */
export function readWithout(text: TextLeft, table: WantedWords): Without {
  const found: Without = { without: [], moodsNot: [] };
  const left = leaveOut(text, table);
  if (left) found.without.push(left);
  for (const [marker, isCertain] of [
    [table.excluding, true],
    [table.lacking, false],
  ] as const)
    for (const match of [...text.rest.matchAll(new RegExp(marker.source, "g"))].toReversed()) {
      const before = text.rest.slice(0, match.index);
      const after = text.rest.slice(match.index + match[0].length);
      const { nouns, moods, rest } = readExcluded(after, table);
      if (nouns.length + moods.length === 0) continue;
      if (!isCertain && !belongsToFilm(before, rest, table)) continue;
      found.without.push(...nouns);
      found.moodsNot.push(...moods);
      text.replace(`${before} ${rest}`);
    }
  return { without: [...new Set(found.without)], moodsNot: [...new Set(found.moodsNot)] };
}

/** "She is scared of clowns so leave those out." */
function leaveOut(text: TextLeft, { stops }: WantedWords): string | null {
  const found =
    /\b(?:(?:scared|afraid|terrified) of |(?:mentions?|has|have) )?(?:the )?(\w+) (?:so )?(?:please )?leave (?:them|those|that|it) out\b/.exec(
      text.rest,
    );
  const [all = "", noun = ""] = found ?? [];
  if (noun === "" || stops.has(noun)) return null;
  text.replace(text.rest.replace(all, " "));
  return noun;
}

/** Whether what precedes "without" is a film, a wish, or several of a kind, not a character. */
function belongsToFilm(
  before: string,
  rest: string,
  { films, openers, moodOf, connectors, stops }: WantedWords,
): boolean {
  const words = before.trim().split(" ").filter(Boolean);
  const last = words.findLast((word) => !connectors.has(word) || films.has(word));
  // "No witches, something with bears", but not "no rain for a hundred days".
  if (last === undefined) {
    const after = rest.split(" ").filter((word) => word !== "" && !stops.has(word));
    return after.length === 0 || films.has(rest.split(" ")[0] ?? "") || films.has(after[0] ?? "");
  }
  return (
    films.has(last) ||
    openers.has(last) ||
    moodOf(last) !== null ||
    /^(?:please|but|and|y|pero|por|favor|minutes|seconds|minutos|segundos)$/.test(last) ||
    (/[^s]s$/.test(last) && !stops.has(last))
  );
}

function readExcluded(
  after: string,
  table: WantedWords,
): { nouns: string[]; moods: string[]; rest: string } {
  const nouns: string[] = [];
  const moods: string[] = [];
  const words = after.trim().split(" ").filter(Boolean);
  let phrase: string[] = [];
  const close = () => {
    const subjects = phrase.filter((word) => !table.films.has(word));
    const own = subjects.map((word) => table.moodOf(word));
    const isMood = subjects.length > 0 && own.every((mood) => mood !== null);
    if (isMood) moods.push(...own.flatMap((mood) => mood ?? []));
    else nouns.push(...subjects.slice(...(table.noun === "last" ? [-1] : [0, 1])));
    phrase = [];
  };
  let at = 0;
  for (; at < Math.min(words.length, mostWords); at++) {
    const word = words[at] ?? "";
    const isOnlyFilm = phrase.length > 0 && phrase.every((one) => table.films.has(one));
    // "No movies where a dog dies", "the ones with dogs".
    if (table.bounds.has(word) && !(isOnlyFilm && table.links.has(word))) break;
    if (table.and.has(word)) close();
    else if (!table.fillers.has(word) && !table.links.has(word)) {
      if (table.stops.has(word) && !table.films.has(word) && table.moodOf(word) === null) break;
      phrase.push(word);
    }
  }
  close();
  return { nouns, moods, rest: words.slice(at).join(" ") };
}
