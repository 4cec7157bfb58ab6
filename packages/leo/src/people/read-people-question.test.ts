import { expect, test } from "vitest";
import type { Language } from "#distress/distress.ts";
import { normalizeSpanish } from "#slots/normalize-spanish.ts";
import { normalizeText } from "#text/normalize-text.ts";
import type { Person } from "#understanding.ts";
import { readPeopleQuestion } from "./read-people-question.ts";

const people: readonly Person[] = [
  { id: "p", name: "Dana", role: "parent" },
  { id: "m", name: "Mía", role: "child" },
  { id: "t", name: "Theo", role: "teen" },
  { id: "g", name: "Grandma", role: "adult" },
];

function read(said: string, language: Language, household = people) {
  const words = language === "es" ? normalizeSpanish(said) : normalizeText(said);
  return readPeopleQuestion(words, language, household);
}

test.each<[string, Language, string[], string]>([
  ["Did Mia watch anything today?", "en", ["m"], "today"],
  ["what did Theo watch yesterday", "en", ["t"], "yesterday"],
  ["What has grandma been watching lately?", "en", ["g"], "ever"],
  ["what did my daughter watch this week", "en", ["m"], "week"],
  ["what did the kids watch today", "en", ["m", "t"], "today"],
  ["what Mia watched last night", "en", ["m"], "yesterday"],
  ["¿Qué vio Mía ayer?", "es", ["m"], "yesterday"],
  ["¿Vio Theo algo hoy?", "es", ["t"], "today"],
  ["qué han visto los niños esta semana", "es", ["m", "t"], "week"],
  ["¿Mía ya vio algo hoy?", "es", ["m"], "today"],
])("“%s” asks what someone watched", (said, language, profileIds, period) => {
  expect(read(said, language)).toMatchObject({
    intent: "historyOf",
    slots: { profileIds, period },
  });
});

test.each<[string, Language]>([
  ["how long did Mia watch today", "en"],
  ["how much has Mia watched so far", "en"],
  ["¿Cuánto tiempo vio Mía hoy?", "es"],
])("“%s” asks how long someone watched", (said, language) => {
  expect(read(said, language)).toMatchObject({
    intent: "watchedTimeOf",
    slots: { profileIds: ["m"] },
  });
});

test.each([
  ["what did I watch today", "history", "today"],
  ["have we watched anything this week", "history", "week"],
  ["how long did we watch yesterday", "watchedTime", "yesterday"],
])("“%s” asks about the speaker", (said, intent, period) => {
  expect(read(said, "en")).toEqual({ intent, slots: { period } });
});

test("a name of no profile is kept, so that the answer doesn't tell about the speaker", () => {
  expect(read("what did Theo watch yesterday", "en", [])).toMatchObject({
    intent: "historyOf",
    slots: { name: "theo", profileIds: [] },
  });
  expect(read("qué vio mi hermana ayer", "es", [])).toMatchObject({
    intent: "historyOf",
    slots: { name: "mi hermana", profileIds: [] },
  });
});

test.each<[string, Language, string | null]>([
  ["Is Grandma in the party?", "en", "grandma"],
  ["has theo joined the party yet", "en", "theo"],
  ["who is in the party", "en", null],
  ["who else is watching with us", "en", null],
  ["is anyone in the party", "en", null],
  ["¿Está la abuela en la fiesta?", "es", "la abuela"],
  ["¿Ya llegó Mía a la fiesta?", "es", "mia"],
  ["¿Quién está en la fiesta?", "es", null],
])("“%s” asks who is in the party", (said, language, name) => {
  expect(read(said, language)).toEqual({ intent: "whoIsInParty", slots: { name } });
});

test.each<[string, Language]>([
  ["what did the bear see yesterday", "en"],
  ["what did columbus see", "en"],
  ["who is in Clank", "en"],
  ["what are we watching", "en"],
  ["tell me what we're watching", "en"],
  ["what am i watching", "en"],
  ["what are my friends watching", "en"],
  ["what are other families watching", "en"],
  ["are captions available in the watch party", "en"],
  ["qué vimos ayer", "es"],
  ["qué vi hoy", "es"],
  ["qué vio Colón", "es"],
])("“%s” asks about no one else", (said, language) => {
  expect(read(said, language)).toBeNull();
});
