import { readFileSync, writeFileSync } from "node:fs";
import { findMessages } from "./find-messages.ts";
import { listFixedWords } from "./fixed-words.ts";
import { readSources } from "./source-tree.ts";

export type Catalogue = Record<string, string | Record<string, string>>;

const folder = "apps/web/src/words";

/** What the web app says, by its English: the catalogue of the language that the source is written in. */
export function collectWords(): Catalogue {
  const words: Catalogue = Object.fromEntries(listFixedWords().map((text) => [text, text]));
  for (const source of readSources("apps/web/src"))
    for (const { english, forms } of findMessages(source)) words[english] = forms ?? english;
  return words;
}

export function readCatalogue(language: string): Catalogue {
  return JSON.parse(readFileSync(`${folder}/${language}.json`, "utf8")) as Catalogue;
}

export function writeCatalogue(language: string, words: Catalogue): void {
  const sorted = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    `${folder}/${language}.json`,
    `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  );
}
