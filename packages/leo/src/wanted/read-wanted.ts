import { type Facets, noFacets } from "#facets.ts";
import { readDuration } from "#resolve/duration.ts";
import {
  agedPattern,
  agePattern,
  ageWords,
  atLeastWords,
  longWords,
  shortWords,
  wantedStart,
  withinWords,
  withoutPattern,
} from "#sentences/en/facet-words.ts";
import { stopWords } from "#search/stop-words.ts";
import { moodWords, onlyMoods } from "#sentences/en/mood-words.ts";

export type Wanted = {
  /** Subject of the wanted title. */
  query: string;
  facets: Facets;
  /** Whether a title was requested explicitly: "find me", "a film about". */
  asked: boolean;
};

const oldest = 99;

/** Extracts age, length, moods and exclusions from normalized words. */
export function readWanted(
  said: string,
  genres: readonly { slug: string; form: string }[],
): Wanted {
  let text = ` ${said} `;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(text);
    if (found) text = text.replace(found[0], " ");
    return found;
  };

  const started = wantedStart.exec(said)?.[0] ?? "";
  text = ` ${said.slice(started.length)} `;
  const { withinMinutes, atLeastMinutes } = readLengths();
  const age = readAge();
  const without = readWithout();
  const brief = take(shortWords) !== null;
  const long = take(longWords) !== null;
  const words = text.trim().split(/\s+/).filter(Boolean);
  const moods = new Set(words.flatMap((word) => own(moodWords, word)));
  for (const word of without) for (const mood of own(moodWords, word)) moods.delete(mood);
  const genre = genres.find(({ form }) => words.includes(form))?.slug ?? null;

  return {
    query: words.filter((word) => !onlyMoods.has(word) && !stopWords.has(word)).join(" "),
    facets: {
      ...noFacets,
      age,
      withinMinutes,
      atLeastMinutes,
      without: without.flatMap((word) => [word, ...own(moodWords, word)]),
      compared: brief ? "shorter" : long ? "longer" : null,
      moods: [...moods],
      genre,
    },
    asked: started !== "" || age !== null || withinMinutes !== null,
  };

  function readAge(): number | null {
    const given = take(agePattern) ?? take(agedPattern);
    if (given) return Math.min(oldest, Number(given[1]));
    for (const [pattern, years] of ageWords) if (take(pattern)) return years;
    return null;
  }

  function readWithout(): string[] {
    const found: string[] = [];
    text = text.replaceAll(withoutPattern, (all, first: string, second?: string) => {
      if (stopWords.has(first)) return all;
      found.push(first, ...(second ? [second] : []));
      return " ";
    });
    return found;
  }

  function readLengths(): { withinMinutes: number | null; atLeastMinutes: number | null } {
    const all = text.trim().split(" ");
    for (let at = 1; at < all.length; at++) {
      const length = readDuration(all.slice(at));
      if (!length) continue;
      const before = `${all.slice(0, at).join(" ")} `;
      const within = withinWords.exec(before);
      const marker = within ?? atLeastWords.exec(before);
      if (!marker) continue;
      const minutes = length.seconds / 60;
      text = ` ${before.slice(0, marker.index)} ${all.slice(at + length.words).join(" ")} `;
      return within
        ? { withinMinutes: minutes, atLeastMinutes: null }
        : { withinMinutes: null, atLeastMinutes: minutes };
    }
    return { withinMinutes: null, atLeastMinutes: null };
  }
}

function own(words: Readonly<Record<string, readonly string[]>>, word: string): readonly string[] {
  return Object.hasOwn(words, word) ? (words[word] ?? []) : [];
}
