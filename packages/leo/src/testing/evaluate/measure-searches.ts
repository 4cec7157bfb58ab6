import type { Language } from "#distress/distress.ts";
import type { LeoEngine } from "#engine.ts";
import { noFacets } from "#facets.ts";

export type Search = { say: string; relevant: readonly string[] };

const shownAtMost = 3;

/** How often a relevant title is the first, or among the three, that a request finds. */
export function measureSearches(
  engine: LeoEngine,
  searches: readonly Search[],
  language: Language,
): { asked: number; first: number; shown: number } {
  const found = searches.map(({ say, relevant }) => {
    const ids = findIn(engine, say, language);
    return ids.findIndex((id) => relevant.includes(id));
  });
  return {
    asked: searches.length,
    first: found.filter((at) => at === 0).length,
    shown: found.filter((at) => at >= 0).length,
  };
}

/** The titles that a message leads to, whatever it was understood as. */
function findIn(engine: LeoEngine, say: string, language: Language): readonly string[] {
  const options = { limit: shownAtMost, language };
  const reading = engine.interpret(say, { history: [], shown: [], language });
  if (reading.kind === "search")
    return engine.findTitles(reading.query, reading.facets, options).found.map(({ id }) => id);
  if (reading.kind === "command" && "titleId" in reading.command.slots)
    return reading.command.slots.titleId ? [reading.command.slots.titleId] : [];
  if (reading.kind === "unknown") return reading.near;
  return engine.search(say, noFacets, options).map(({ id }) => id);
}
