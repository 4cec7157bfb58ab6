import { noFacets } from "@goldmane/leo/facets";
import { heldOutCommands } from "@goldmane/leo/golden/held-out/commands";
import { heldOutOutOfDomain } from "@goldmane/leo/golden/held-out/out-of-domain";
import { heldOutQuestions } from "@goldmane/leo/golden/held-out/questions";
import { heldOutSafety } from "@goldmane/leo/golden/held-out/safety";
import { heldOutSearches } from "@goldmane/leo/golden/held-out/searches";
import { labelOf } from "@goldmane/leo/golden/label-of";
import { findSafetyAlert } from "@goldmane/leo/safety/find-safety-alert";
import type { LeoEngine } from "@goldmane/leo/engine";
import { listOutsideLinkNames } from "#features/directory/service.ts";
import { count, newScore, type Score } from "./score.ts";

const acting = new Set(["command", "confirm"]);

/** Evaluates the embedded engine on held-out data. */
export function evaluateEngine(engine: LeoEngine): Score[] {
  const commands = newScore("commands understood");
  const wrongActs = newScore("sentences that caused no wrong act");
  const places = listOutsideLinkNames();
  const nameOf = (kind: string, id: string) =>
    places.find((place) => place.kind === kind && place.id === id)?.name ?? id;
  for (const { say, is, shown, onScreen, after } of heldOutCommands) {
    const understood = engine.interpret(say, {
      history: after === undefined ? [] : [{ role: "assistant", content: after }],
      ...(shown && { shown }),
      onScreen: onScreen ?? null,
      seed: 1,
    });
    const label = labelOf(understood, nameOf);
    const isRight = is.includes(label);
    count(commands, isRight, `"${say}" was ${label}`);
    count(wrongActs, isRight || understood.kind !== "command", `"${say}" was ${label}`);
  }
  for (const say of [...heldOutOutOfDomain, ...heldOutQuestions]) {
    const { kind } = engine.interpret(say, { history: [], seed: 1 });
    count(wrongActs, !acting.has(kind), `"${say}" was ${kind}`);
  }

  const searches = newScore("searches with a relevant film among the first three");
  for (const { say, relevant, shown } of heldOutSearches) {
    const understood = engine.interpret(say, { history: [], ...(shown && { shown }), seed: 1 });
    const { query, facets } =
      understood.kind === "search" ? understood : { query: say, facets: noFacets };
    const found = engine.search(query, facets, { allowed: () => true, limit: 3 });
    count(
      searches,
      found.some(({ id }) => relevant.includes(id)),
      `"${say}"`,
    );
  }

  const safety = newScore("lines that needed care, or only seemed to");
  for (const { say, category, direction = "in" } of heldOutSafety) {
    const found = findSafetyAlert(say, { direction, names: [] })?.category ?? null;
    count(safety, found === category, `"${say}" was ${found ?? "nothing"}`);
  }
  return [commands, wrongActs, searches, safety];
}
