import { expect, test } from "vitest";
import { openEngine } from "#engine.ts";
import { goldenKnown } from "./golden-known.ts";
import { readModels } from "./read-models.ts";
import { normalizeText } from "#text/normalize-text.ts";
import { readPersonalStatement } from "#wanted/personal-statement.ts";

const engine = openEngine(goldenKnown, readModels());

const told = [
  "my mom is having a baby and nobody has time for me",
  "my best friend said im annoying",
  "i dont want to go to school tomorrow",
  "grandpa doesnt remember my name anymore",
  "the other kids say i smell",
  "i got picked last again for soccer",
  "my teacher yelled in front of everyone and my face got hot",
  "i broke the red cup that grandma gave us",
  "we moved and my old room is gone",
  "my tooth fell out today",
  "everyone laughed when i read out loud",
  "the older kids make me give them my lunch money",
  "daddy drinks and then he gets scary",
  "i dont have any friends at my new school",
];

test.each(told)("“%s” is not answered with a film", (message) => {
  const understood = engine.interpret(message, { history: [] });
  expect(["told", "safety", "smallTalk"]).toContain(understood.kind);
});

test.each([
  ["mi abuela ya no se acuerda de mi nombre", "es"],
  ["mi perro se fue y no vuelve", "es"],
  ["the other kids say i smell", "en"],
] as const)("detects the language of “%s”", (message, language) => {
  expect(readPersonalStatement(normalizeText(message))).toBe(language);
});

test.each([
  "i want a film about a dragon",
  "i like dinosaurs",
  "my favorite animal is a fox",
  "show me the one with the lighthouse",
  "can we watch the lost kite",
  "i do not want to watch anything scary",
  "my son loves trains",
  "what can i watch in ten minutes",
  "dragons and knights",
  "quiero ver una peli de mi estilo",
])("“%s” asks for something", (message) => {
  expect(readPersonalStatement(normalizeText(message))).toBeNull();
});
