import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openEngine } from "@goldmane/leo/engine";
import { type Dialogue, measureDialogues } from "@goldmane/leo/testing/evaluate/measure-dialogues";
import {
  measureDistress,
  measureUtterances,
} from "@goldmane/leo/testing/evaluate/measure-utterances";
import { measureSearches, type Search } from "@goldmane/leo/testing/evaluate/measure-searches";
import { goldenKnown } from "@goldmane/leo/testing/golden-known";
import { readModels } from "@goldmane/leo/testing/read-models";
import { seededRandom } from "@goldmane/std/seeded-random";
import { fillSlots } from "./fill-slots.ts";
import { languages, readUtterances, readDistress, type UtteranceSet } from "./read-utterances.ts";

/**
 * `npx tsx tools/intents/evaluate.ts [set] [details]`: what Leo makes of messages that he was not
 * trained with: understood intents, actions nobody asked for, distress found and false alarms, and
 * turns of dialogues.
 */
const set = (process.argv[2] ?? "held-out-2") as UtteranceSet;
const hasDetails = process.argv[3] === "details";
const playing = "clank";
const shownBefore = ["a-mountain-of-jokes", "the-blot", "two-kettles-and-a-cough"];
const engine = openEngine(goldenKnown, readModels());
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

for (const language of languages) {
  const random = seededRandom(3);
  const lines = readUtterances(set, language).map(({ text, intent }) => ({
    text: fillSlots(text, language, random),
    intent,
  }));
  const began = performance.now();
  const said = measureUtterances(engine, lines, { language, onScreen: playing, shownBefore });
  const each = (performance.now() - began) / lines.length;
  print(
    `${set} ${language}: ${percent(said.right, said.ordinary)} of ${said.ordinary} right, ${percent(said.wrong, said.ordinary)} mistaken (${percent(said.wrongCommands, said.ordinary)} wrong commands), ${percent(said.askedBack, said.ordinary)} asked back, ${each.toFixed(2)} ms each`,
  );
  print(
    `  out of scope: ${said.actedOutOfScope.length} of ${said.outOfScope} acted on (${percent(said.actedOutOfScope.length, said.outOfScope)})`,
  );
  print(
    `  false alarms: ${said.falseAlarms.length} of ${lines.length} (${percent(said.falseAlarms.length, lines.length)})`,
  );
  const distressLines = readDistress(set, language).map((one) => ({
    ...one,
    text: fillSlots(one.text, language, random),
  }));
  const sad = measureDistress(
    engine,
    distressLines.filter(({ kind }) => kind !== "none"),
    language,
  );
  const plain = measureDistress(
    engine,
    distressLines.filter(({ kind }) => kind === "none"),
    language,
  );
  print(
    `  distress: ${percent(sad.found, sad.said)} of ${sad.said} found; look-alikes: ${percent(plain.found, plain.said)} of ${plain.said} taken for it`,
  );
  if (hasDetails) {
    const worst = [...said.byIntent]
      .map(([intent, { said: all, right }]) => ({ intent, all, share: right / all }))
      .toSorted((a, b) => a.share - b.share)
      .slice(0, 30);
    print(
      worst
        .map(({ intent, all, share }) => `${intent} ${(100 * share).toFixed(0)}/${all}`)
        .join("  "),
    );
    print(
      [...said.confusions]
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, 50)
        .map(([one, count]) => `${one} ${count}`)
        .join("; "),
    );
    print(`acted: ${said.actedOutOfScope.join(" | ")}`);
  }
  if (set === "training") continue;
  const dialogues: Dialogue[] = readCorpus("dialogues", language);
  const { turns, right } = measureDialogues(engine, dialogues, { language, playing });
  print(`  dialogues: ${percent(right, turns)} of ${turns} turns right`);
  const searches: Search[] = readCorpus("searches", language);
  const { asked, first, shown } = measureSearches(engine, searches, language);
  print(
    `  searches: of ${asked}, ${percent(first, asked)} have a relevant film first, ${percent(shown, asked)} among three`,
  );
}

function readCorpus<Item>(name: string, language: string): Item[] {
  const url = new URL(`../../packages/leo/corpus/${name}/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(url), "utf8"));
}
