import type { Facets } from "#facets.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { Moment } from "#understanding.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { readWanted } from "./read-wanted.ts";

/** What was searched for last: as the caller stored it, or else as the last message reads. */
export function lastWanted(
  { wanted, history, language = "en" }: Moment,
  genres: readonly { slug: string; form: string }[],
): { query: string; facets: Facets } {
  if (wanted) return wanted;
  const asked = history.findLast(({ role }) => role === "user")?.content ?? "";
  const words = language === "es" ? normalizeSpanish(asked) : normalizeText(asked);
  return readWanted(words, genres, language);
}
