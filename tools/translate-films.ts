import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { originals } from "@goldmane/originals/catalog.gen";
import type { Original } from "@goldmane/originals/original";
import { textsOf } from "@goldmane/originals/translations/texts-of";
import { upcoming } from "@goldmane/originals/upcoming";
import type { UpcomingFilm } from "@goldmane/originals/upcoming-film";

type Film = Original | UpcomingFilm;
type Texts = Readonly<Record<string, string>>;

const folder = fileURLToPath(
  new URL("../packages/originals/src/translations/es/", import.meta.url),
);

/** Every film that has a translation: `npm run translate:films` keeps their files. */
export const translatedFilms: readonly Film[] = [...originals, ...upcoming];

export function fileOf(film: Film): string {
  const part = "teaser" in film ? "upcoming" : film.story.genre;
  return `${folder}${part}/${film.id}.json`;
}

/** The file with the names of a film's series: its own and its recurring characters'. */
export function seriesFileOf(film: Film): string | null {
  const id = "series" in film ? film.series?.id : undefined;
  return id === undefined ? null : `${folder}series/${id}.json`;
}

/** The texts that a film's own file has: all but those of its series and the shared ones. */
export function ownTextsOf(film: Film): string[] {
  const series = seriesFileOf(film);
  const elsewhere = { ...readTexts(`${folder}shared.json`), ...(series && readTexts(series)) };
  return textsOf(film).filter((text) => !(text in elsewhere));
}

export function readTexts(file: string): Texts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Texts) : {};
}

/** Rewrites a film's file: new texts are empty, and those that the film no longer has are gone. */
function updateFile(film: Film): string[] {
  const file = fileOf(film);
  const known = readTexts(file);
  const texts = ownTextsOf(film).map((english) => [english, known[english] ?? ""] as const);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
  return texts.filter(([, spanish]) => spanish === "").map(([english]) => english);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const film of translatedFilms) {
    const missing = updateFile(film);
    if (missing.length === 0) continue;
    const list = missing.map((english) => `  ${JSON.stringify(english)}\n`).join("");
    process.stdout.write(`${fileOf(film)}: ${missing.length} to be translated\n${list}`);
  }
}
