import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StoryScript } from "@goldmane/stage/story/schema";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";
import { shortHash } from "./engines.ts";
import type { FilmMeasure } from "./measure-film.ts";

/** What was measured of one film, and of what. */
export type Measure = FilmMeasure & {
  /** Hash of the story that was measured, and of how its lines are spoken. */
  story: string;
  /** Hash of what drew it. */
  drawing: string;
  /** Hash of its cue sheet and of what played that. */
  sound: string;
};

const store = fileURLToPath(new URL("measures.json", import.meta.url));

export function readMeasures(): Record<string, Measure> {
  return existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {};
}

/** Keeps the measures of the films named, in their order, and no others. */
export function writeMeasures(measures: Record<string, Measure>, ids: readonly string[]): void {
  const kept = ids.flatMap((id) => {
    const measure = measures[id];
    return measure ? [[id, measure] as const] : [];
  });
  writeFileSync(store, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

export function storyHash(story: StoryScript, lines: SpokenLines): string {
  return shortHash(JSON.stringify([story, lines]));
}
