import type { Comparison } from "#facets.ts";
import type { Guessed } from "./intent-guesser.ts";
import type { IntentName } from "./intent-names.ts";

const intentOf: Readonly<Record<Comparison, IntentName>> = {
  shorter: "refine_shorter",
  longer: "refine_longer",
  funnier: "refine_funnier",
  milder: "refine_calmer",
  younger: "refine_younger",
  older: "refine_older",
};
const comparing: ReadonlySet<IntentName> = new Set(Object.values(intentOf));

/**
 * A guessed comparison as the words have it: "not so long" has the words of "longer", and "a film for
 * my granddaughter" compares nothing.
 * @param isOwn whether a film is requested in so many words
 */
export function correctComparison(
  guessed: Guessed,
  { compared, isOwn }: { compared: Comparison | null; isOwn: boolean },
): Guessed {
  const [best, ...others] = guessed.intents;
  if (!best || !comparing.has(best.intent)) return guessed;
  if (compared === null && !isOwn) return guessed;
  const intent = compared === null ? "find_film" : intentOf[compared];
  if (intent === best.intent) return guessed;
  const rest = others.filter((one) => one.intent !== intent);
  return { ...guessed, intents: [{ ...best, intent }, ...rest] };
}
