import type { Option } from "#moment.ts";

/** Words that don't tell options apart. */
const fillers = new Set(
  "a an and at can de el el for go i in is it la las let lets los me my of on please por favor quiero that the to un una us want we with would y yo".split(
    " ",
  ),
);

const ordinals: readonly (readonly string[])[] = [
  ["first", "one", "1", "primera", "primero", "uno", "una"],
  ["second", "two", "2", "segunda", "segundo", "dos"],
  ["third", "three", "3", "tercera", "tercero", "tres"],
];

/**
 * The index of the option that a voice chose: by its other words (`says`), by words of its text, or
 * by its number ("the second one"). Null if no option fits, or if two fit equally well.
 * @param spoken as it was recognized, in any case and with or without punctuation.
 */
export function matchOption(
  spoken: string,
  options: readonly Pick<Option, "text" | "says">[],
): number | null {
  const heard = wordsOf(spoken);
  if (heard.length === 0) return null;
  // The longest phrase counts: "red lamp" isn't the option that says "lamp".
  const phrases = options.map(({ text, says }) =>
    Math.max(0, ...[text, ...says].map((phrase) => lengthIfHeard(heard, wordsOf(phrase)))),
  );
  if (phrases.some((length) => length > 0)) return onlyBest(phrases);
  return onlyBest(scoreWords(heard, options)) ?? matchNumber(heard, options);
}

/** For each option, how many words were heard that no other option has. */
function scoreWords(
  heard: readonly string[],
  options: readonly Pick<Option, "text" | "says">[],
): number[] {
  const said = new Set(heard.filter((word) => !fillers.has(word)));
  return options.map((option) => {
    const others = new Set(options.filter((other) => other !== option).flatMap(listWords));
    const own = new Set(listWords(option).filter((word) => !others.has(word)));
    return [...said].filter((word) => own.has(word)).length;
  });
}

function listWords({ text, says }: Pick<Option, "text" | "says">): string[] {
  return [text, ...says].flatMap(wordsOf).filter((word) => !fillers.has(word));
}

function matchNumber(
  heard: readonly string[],
  options: readonly Pick<Option, "text" | "says">[],
): number | null {
  const named = ordinals.flatMap((words, index) =>
    heard.some((word) => words.includes(word)) ? [index] : [],
  );
  const [index, ...more] = named.filter((one) => one < options.length);
  // "The second one" names two numbers; the ordinal counts.
  if (index === 0 && more.length === 1 && heard.at(-1) === "one") return more[0] ?? null;
  return index === undefined || more.length > 0 ? null : index;
}

/** The index of the highest score above 0; null if two share it. */
function onlyBest(scores: readonly number[]): number | null {
  const best = Math.max(0, ...scores);
  const winners = scores.flatMap((score, index) => (score === best ? [index] : []));
  return best > 0 && winners.length === 1 ? (winners[0] ?? null) : null;
}

/** How many words the phrase has if it was heard, 0 otherwise. */
function lengthIfHeard(heard: readonly string[], phrase: readonly string[]): number {
  return ` ${heard.join(" ")} `.includes(` ${phrase.join(" ")} `) ? phrase.length : 0;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}
