import { normalizeText } from "#text/normalize-text.ts";

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  "1th": 0,
  second: 1,
  "2th": 1,
  third: 2,
  "3th": 2,
  fourth: 3,
  "4th": 3,
  fifth: 4,
  "5th": 4,
  last: -1,
};
const middle = /^(?:the )?(?:middle(?: one| film| movie)?|one in the middle)$/;
const counted = /^(?:the )?(\S+)(?: (?:one|film|movie|story|title|card))?$/;
const numbered = /^(?:the )?number (\d|one)$/;
const near = /^(?:this|this one|this film|this movie|this story|this episode)$/;
const far = /^(?:it|that|that one|that film|that movie|them|the same one)$/;

/** What can be pointed at; `focus` is what was spoken of last. */
export type Pointed = {
  shown: readonly string[];
  onScreen: string | null;
  focus?: string | null;
};

/** Resolves "the second one", "this" or "that" to a title. */
export function refer(
  said: string,
  { shown, onScreen, focus = null }: Pointed,
): { id: string; certainty: number } | null {
  const words = normalizeText(said);
  const first = shown[0];
  if (near.test(words) && onScreen) return { id: onScreen, certainty: 1 };
  if (near.test(words) || far.test(words)) {
    if (focus) return { id: focus, certainty: 1 };
    if (first && shown.length === 1) return { id: first, certainty: 1 };
    if (first) return { id: first, certainty: 0.7 };
    return onScreen ? { id: onScreen, certainty: 1 } : null;
  }
  const place = placeOf(words, shown.length);
  const pointed = place === null ? undefined : shown.at(place);
  return pointed ? { id: pointed, certainty: 1 } : null;
}

function placeOf(words: string, count: number): number | null {
  if (middle.test(words)) return count > 1 ? Math.floor((count - 1) / 2) : null;
  const number = numbered.exec(words)?.[1];
  if (number) return number === "one" ? 0 : Number(number) - 1;
  const word = counted.exec(words)?.[1] ?? "";
  return Object.hasOwn(ordinals, word) ? (ordinals[word] ?? null) : null;
}
