import { readFileSync, writeFileSync } from "node:fs";
import { findMessages } from "./find-messages.ts";
import { listFixedWords, listServerWords } from "./fixed-words.ts";
import { readSources } from "./source-tree.ts";

export type Catalog = Record<string, string | Record<string, string>>;

/** The app that a catalog belongs to: the web app, or the server with the texts that it writes. */
export type Speaker = "web" | "server";

const fixedWords: Record<Speaker, () => string[]> = {
  web: listFixedWords,
  server: listServerWords,
};

/** Collects an app's texts, keyed by their English: the catalog of the source language. */
export function collectWords(speaker: Speaker): Catalog {
  const words: Catalog = Object.fromEntries(fixedWords[speaker]().map((text) => [text, text]));
  for (const source of readSources(`apps/${speaker}/src`))
    for (const { english, forms } of findMessages(source)) words[english] = forms ?? english;
  return words;
}

export function readCatalog(speaker: Speaker, language: string): Catalog {
  return JSON.parse(readFileSync(placeOf(speaker, language), "utf8")) as Catalog;
}

export function writeCatalog(speaker: Speaker, language: string, words: Catalog): void {
  const sorted = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  writeFileSync(placeOf(speaker, language), `${text}\n`);
}

function placeOf(speaker: Speaker, language: string): string {
  return `apps/${speaker}/src/words/${language}.json`;
}
