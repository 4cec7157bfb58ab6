import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StoryScript } from "@goldmane/stage/story/schema";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";
import { shortHash } from "./engines.ts";
import type { FilmMeasure } from "./measure-film.ts";

/** Measures of one film, and hashes of what was measured. */
export type Measure = FilmMeasure & {
  /** Hash of the story and of its spoken lines. */
  story: string;
  /** Hash of the drawing sources. */
  drawing: string;
  /** Hash of the cue sheet and of the playing sources. */
  sound: string;
};

const store = fileURLToPath(new URL("measures.json", import.meta.url));

export function readMeasures(): Record<string, Measure> {
  return existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {};
}

/** Stores the measures of the given films, in their order, and removes others. */
export function writeMeasures(measures: Record<string, Measure>, ids: readonly string[]): void {
  const stored = ids.flatMap((id) => {
    const measure = measures[id];
    return measure ? [[id, measure] as const] : [];
  });
  writeFileSync(store, `${JSON.stringify(Object.fromEntries(stored), null, 2)}\n`);
}

export function storyHash(story: StoryScript, lines: SpokenLines): string {
  return shortHash(JSON.stringify([story, lines]));
}
