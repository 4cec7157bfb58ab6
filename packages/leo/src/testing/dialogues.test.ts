import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openEngine } from "#engine.ts";
import { type Dialogue, measureDialogues } from "./evaluate/measure-dialogues.ts";
import { goldenKnown } from "./golden-known.ts";
import { readModels } from "./read-models.ts";

const engine = openEngine(goldenKnown, readModels());

function readDialogues(language: string): Dialogue[] {
  const url = new URL(`../../corpus/dialogues-tuned/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8"));
}

/** Shares of turns that were once understood; they may only rise. */
test.each([
  ["en", 0.9],
  ["es", 0.9],
] as const)("understands the turns of conversations in “%s”", (language, least) => {
  const { turns, right, missed } = measureDialogues(engine, readDialogues(language), {
    language,
    playing: "clank",
  });
  process.stdout.write(`${language}: ${right} of ${turns}\n${missed.join("\n")}\n`);
  expect(right / turns).toBeGreaterThanOrEqual(least);
});
