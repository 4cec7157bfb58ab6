import type { CommandCase, SafetyCase, SearchCase } from "#golden/golden-case.ts";
import { labelOf } from "#golden/label-of.ts";
import type { LeoEngine } from "#engine.ts";
import { findSafetyAlert } from "#safety/find-safety-alert.ts";
import type { Moment, Understanding } from "#understanding.ts";
import { goldenKnown } from "./golden-known.ts";

export const names = goldenKnown.titles.flatMap(({ title, cast }) => [
  title,
  ...cast.map(({ name }) => name),
]);

export function placeName(place: string, id: string): string {
  return goldenKnown.links.find((one) => one.kind === place && one.id === id)?.name ?? id;
}

function momentOf({ shown, onScreen, after }: CommandCase): Moment {
  const history = after ? [{ role: "assistant" as const, content: after }] : [];
  return { history, onScreen, ...(shown ? { shown } : {}) };
}

/** Commands that were not understood, and commands that were mistaken for another. */
export function measureCommands(engine: LeoEngine, cases: readonly CommandCase[]) {
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const one of cases) {
    const understood = engine.interpret(one.say, momentOf(one));
    const label = labelOf(understood, placeName);
    if (one.is.includes(label)) continue;
    missed.push(`${one.say} -> ${label} (not ${one.is.join(" or ")})`);
    if (understood.kind === "command") wrong.push(`${one.say} -> ${label}`);
  }
  return { right: cases.length - missed.length, missed, wrong };
}

/** Searches as the chat does: a message that isn't a search finds nothing. */
export function foundFor(
  engine: LeoEngine,
  say: string,
): { ids: string[]; understood: Understanding } {
  const understood = engine.interpret(say, { history: [] });
  if (understood.kind !== "search") return { ids: [], understood };
  const { found } = engine.findTitles(understood.query, understood.facets, { limit: 3 });
  return { ids: found.map(({ id }) => id), understood };
}

export function measureSearches(engine: LeoEngine, cases: readonly SearchCase[]) {
  const missed: string[] = [];
  let first = 0;
  for (const { say, relevant } of cases) {
    const { ids, understood } = foundFor(engine, say);
    if (ids[0] && relevant.includes(ids[0])) first += 1;
    if (!ids.some((id) => relevant.includes(id)))
      missed.push(`${say} -> ${labelOf(understood)} ${ids.join(", ")}`);
  }
  return { first, within3: cases.length - missed.length, missed };
}

/** Messages that triggered an action, and messages that were answered with titles. */
export function measureOutOfDomain(engine: LeoEngine, lines: readonly string[]) {
  const acted: string[] = [];
  const talkedPast: string[] = [];
  for (const say of lines) {
    const understood = engine.interpret(say, { history: [] });
    const label = labelOf(understood, placeName);
    if (understood.kind === "command" || understood.kind === "confirm")
      acted.push(`${say} -> ${label}`);
    if (understood.kind === "search") talkedPast.push(say);
  }
  return { acted, talkedPast };
}

/** General-knowledge questions that were answered with a film or an action. */
export function measureQuestions(engine: LeoEngine, lines: readonly string[]): string[] {
  return lines.flatMap((say) => {
    const understood = engine.interpret(say, { history: [] });
    return understood.kind === "search" || understood.kind === "command"
      ? [`${say} -> ${labelOf(understood, placeName)}`]
      : [];
  });
}

export function measureSafety(cases: readonly SafetyCase[]) {
  return cases.flatMap(({ say, category, direction: heard }) => {
    const direction = heard ?? "in";
    const found = findSafetyAlert(say, { direction, names })?.category ?? null;
    return found === category
      ? []
      : [`${say} -> ${found ?? "nothing"} (not ${category ?? "nothing"})`];
  });
}
