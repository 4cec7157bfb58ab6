import { expect, test } from "vitest";
import { openEngine } from "#engine.ts";
import { noFacets } from "#facets.ts";
import type { Moment } from "#understanding.ts";
import { goldenKnown } from "./golden-known.ts";
import { readModels } from "./read-models.ts";

const engine = openEngine(goldenKnown, readModels());
const fresh: Moment = { history: [] };

test.each([
  ["What can I watch?", "en"],
  ["what should we watch tonight", "en"],
  ["¿Qué puedo ver?", "es"],
  ["qué veo", "es"],
  ["no sé qué ver", "es"],
])("“%s” asks for any film", (message, language) => {
  expect(engine.interpret(message, fresh)).toEqual({
    kind: "search",
    query: "",
    facets: noFacets,
    language,
    intent: "find_film",
  });
});

test.each(["Surprise me", "Sorpréndeme", "sorpréndenos"])("“%s” plays any film", (message) => {
  expect(engine.interpret(message, fresh)).toMatchObject({
    command: { intent: "playSomething", slots: { query: "", facets: noFacets } },
  });
});

test.each([
  ["something funny", "funny"],
  ["Algo divertido", "funny"],
  ["a scary movie", "scary"],
  ["una peli de miedo", "scary"],
])("“%s” searches by mood if nothing was searched for before", (message, mood) => {
  expect(engine.interpret(message, fresh)).toMatchObject({
    kind: "search",
    query: "",
    facets: { moods: [mood] },
  });
});
