import { readdirSync } from "node:fs";
import { captionsOf, toWebVtt, translateLines } from "@goldmane/stage/story/captions";
import { findTranslation } from "@goldmane/originals/translations/find-translation";
import { expect, test } from "vitest";
import {
  allTextsOf,
  fileOf,
  ownTextsOf,
  readTexts,
  seriesFileOf,
  timelinesOf,
  titleOf,
  translatedFilms,
} from "./translate-films.ts";

const films = translatedFilms.map((film) => {
  const translate = findTranslation(film, "es");
  return { film, id: film.id, texts: readTexts(fileOf(film)), translate };
});
const spanish = films.flatMap(({ id, texts }) =>
  Object.entries(texts).map(([english, text]) => ({ id, english, text })),
);

test("every film has all of its texts in Spanish, in the film's order", () => {
  const untranslated = films.flatMap(({ id, film, texts }) =>
    ownTextsOf(film)
      .filter((english) => !texts[english])
      .map((english) => `${id}: ${english}`),
  );
  expect(untranslated, "run npm run translate:films and fill in what it lists").toEqual([]);
  const stale = films.flatMap(({ id, film, texts }) => {
    const own = ownTextsOf(film);
    return Object.keys(texts)
      .filter((english, place) => own[place] !== english)
      .map((english) => `${id}: ${english}`);
  });
  expect(stale, "run npm run translate:films").toEqual([]);
});

test("every translation belongs to a film, and every name of a series to one of its episodes", () => {
  const known = new Set(films.map(({ film }) => fileOf(film)));
  const folders = [...new Set([...known].map((file) => file.slice(0, file.lastIndexOf("/"))))];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  expect(files.filter((file) => !known.has(file))).toEqual([]);
  const unused = [...new Set(films.flatMap(({ film }) => seriesFileOf(film) ?? []))].flatMap(
    (file) => {
      const spoken = new Set(
        films
          .filter(({ film }) => seriesFileOf(film) === file)
          .flatMap(({ film }) => allTextsOf(film)),
      );
      return Object.keys(readTexts(file)).filter((name) => !spoken.has(name));
    },
  );
  expect(unused).toEqual([]);
});

test("no two films share a Spanish title or tagline", () => {
  const names = films.flatMap(({ film, translate }) =>
    [titleOf(film), ...("tagline" in film ? [film.tagline] : [])].map(
      (text) => translate?.(text) ?? text,
    ),
  );
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test("captions in Spanish have at most two rows of 42 characters and 17 characters a second", () => {
  const hasty = films.flatMap(({ id, film, translate }) => {
    if (!translate) return [];
    const captions = timelinesOf(film).flatMap(({ lines }) =>
      captionsOf(translateLines(lines, translate)),
    );
    const fast = captions
      .filter(({ text, start, end }) => text.length / (end - start) > 17.01)
      .map(({ text }) => text);
    const wide = toWebVtt(captions)
      .split("\n")
      .filter((row) => !row.includes("-->") && row.replace(/^<v [^>]+>/, "").length > 44);
    return [...fast, ...wide].map((text) => `${id}: ${text}`);
  });
  expect(hasty).toEqual([]);
});

test("Spanish texts open their questions and exclamations, and address children as tú", () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const odd = spanish.filter(
    ({ text }) =>
      count(text, "¿") !== count(text, "?") ||
      count(text, "¡") !== count(text, "!") ||
      /(?<!\p{L})(vosotr[oa]s|vuestr[oa]s?|os)(?!\p{L})|\p{L}(áis|éis)(?!\p{L})|\s{2}|^\s|\s$/iu.test(
        text,
      ),
  );
  expect(odd).toEqual([]);
});

test("no sentence is left in English", () => {
  const left = spanish.filter(
    ({ english, text }) => text === english && (english.match(/\p{L}{3,}/gu)?.length ?? 0) > 2,
  );
  expect(left).toEqual([]);
});
