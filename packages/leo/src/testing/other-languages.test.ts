import { expect, test } from "vitest";
import { inOtherLanguages } from "#golden/other-languages.ts";
import { openEngine } from "#engine.ts";
import { goldenKnown } from "./golden-known.ts";
import { readModels } from "./read-models.ts";

const engine = openEngine(goldenKnown, readModels());
const hear = (message: string) => engine.interpret(message, { history: [], language: "es" });

test("a message in another language is answered in it", () => {
  expect(hear("Raconte-moi une histoire drôle s'il te plaît")).toEqual({
    kind: "otherLanguage",
    spoken: "fr",
    text: "Désolé, je ne parle que l’anglais et l’espagnol.",
    language: "es",
    intent: null,
  });
  expect(hear("おもしろい話をして")).toMatchObject({ kind: "otherLanguage", spoken: "ja" });
});

test("most of what children ask for in other languages is recognized", () => {
  const all = Object.entries(inOtherLanguages).flatMap(([spoken, messages]) =>
    messages.map((message) => ({ spoken, heard: hear(message) })),
  );
  const right = all.filter(
    ({ spoken, heard }) => heard.kind === "otherLanguage" && heard.spoken === spoken,
  );
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.85);
});

test("nothing in another script is taken for distress", () => {
  const messages = ["ar", "hi", "ja", "ko", "ru", "zh"].flatMap(
    (language) => inOtherLanguages[language] ?? [],
  );
  expect(messages.filter((message) => hear(message).kind === "safety")).toEqual([]);
});

test.each([
  "Mets Captain Minnow s'il te plaît",
  "skip the rolling text",
  "baja el volumen porfis",
  "Bonjour Leo",
])("“%s” is understood, or asked about, in English or Spanish", (message) => {
  expect(hear(message).kind).not.toBe("otherLanguage");
});
