import { readFileSync, writeFileSync } from "node:fs";
import { findMessages } from "./find-messages.ts";
import { listSharedTexts, listSharedServerTexts } from "./fixed-words.ts";
import { readSources } from "./source-tree.ts";

export type Catalog = Record<string, string | Record<string, string>>;

/** The app that a catalog belongs to: the web app, or the server with the texts that it writes. */
export type App = "web" | "server";

const fixedWords: Record<App, () => string[]> = {
  web: listSharedTexts,
  server: listSharedServerTexts,
};

/** Collects an app's texts, keyed by their English: the catalog of the source language. */
export function collectWords(app: App): Catalog {
  const words: Catalog = Object.fromEntries(fixedWords[app]().map((text) => [text, text]));
  for (const source of readSources(`apps/${app}/src`))
    for (const { english, forms } of findMessages(source)) words[english] = forms ?? english;
  return words;
}

export function readCatalog(app: App, language: string): Catalog {
  return JSON.parse(readFileSync(placeOf(app, language), "utf8")) as Catalog;
}

export function writeCatalog(app: App, language: string, words: Catalog): void {
  const sorted = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  writeFileSync(placeOf(app, language), `${text}\n`);
}

function placeOf(app: App, language: string): string {
  return `apps/${app}/src/words/${language}.json`;
}
