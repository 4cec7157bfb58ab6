import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { originals } from "@goldmane/originals/catalog.gen";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { clipKey, clipStory } from "@goldmane/originals/interactive/clip-story";
import type { InteractiveFilm } from "@goldmane/originals/interactive/interactive-film";
import { scripts } from "@goldmane/originals/interactive/scripts.gen";
import type { Original } from "@goldmane/originals/original";
import { textsOf, textsOfInteractive } from "@goldmane/originals/translations/texts-of";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import type { Timeline } from "@goldmane/stage/story/timeline";
import { scriptTextsOf } from "#interactive/script-texts.ts";
import { spanishSource } from "./generate-catalog.mjs";
import { upcoming } from "@goldmane/originals/upcoming";
import type { UpcomingFilm } from "@goldmane/originals/upcoming-film";

type Film = Original | UpcomingFilm | InteractiveFilm;
type Texts = Readonly<Record<string, string>>;

const folder = fileURLToPath(
  new URL("../packages/originals/src/translations/es/", import.meta.url),
);

const allFilms: readonly Film[] = [...originals, ...upcoming, ...interactiveFilms];

/**
 * Every film whose translation must be complete. That of an interactive film begins with its file,
 * which `npm run translate:films` writes.
 */
export const translatedFilms: readonly Film[] = allFilms.filter(
  (film) => !("clips" in film) || existsSync(fileOf(film)),
);

export function fileOf(film: Film): string {
  return `${folder}${partOf(film)}/${film.id}.json`;
}

function partOf(film: Film): string {
  if ("clips" in film) return "interactive";
  return "teaser" in film ? "upcoming" : film.story.genre;
}

export function titleOf(film: Film): string {
  if ("clips" in film) return film.title;
  return "teaser" in film ? film.teaser.title : film.story.title;
}

/** The timelines of a film: one, or one for each of its clips. */
export function timelinesOf(film: Film): Timeline[] {
  if (!("clips" in film)) {
    const story = "teaser" in film ? film.teaser : film.story;
    return [compileStory(story, voices[film.id])];
  }
  return Object.keys(film.clips).map((clip) =>
    compileStory(clipStory(film, clip), voices[clipKey(film, clip)], "clip"),
  );
}

/** All texts of a film that are translated. */
export function allTextsOf(film: Film): string[] {
  if (!("clips" in film)) return textsOf(film);
  const ofScript = scriptTextsOf(scripts[film.id] ?? "");
  return [...new Set([...textsOfInteractive(film), ...ofScript])];
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
  return allTextsOf(film).filter((text) => !(text in elsewhere));
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

/** `npm run translate:films`, for all films or for those with the given ids. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const requested = process.argv.slice(2);
  for (const film of allFilms) {
    if (requested.length > 0 && !requested.includes(film.id)) continue;
    const missing = updateFile(film);
    if (missing.length === 0) continue;
    const list = missing.map((english) => `  ${JSON.stringify(english)}\n`).join("");
    process.stdout.write(`${fileOf(film)}: ${missing.length} to be translated\n${list}`);
  }
  writeFileSync(`${folder}../es.gen.ts`, spanishSource());
}
