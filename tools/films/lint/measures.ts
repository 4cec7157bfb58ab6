import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StoryScript } from "@goldmane/stage/story/schema";
import type { SpokenLines } from "@goldmane/stage/story/speaking/spoken-lines";
import type { FilmMeasure } from "./measure-film.ts";

/** What was measured of one film, and of what. */
export type Measure = FilmMeasure & {
  /** Hash of the story that was measured, and of how its lines are spoken. */
  story: string;
  /** Hash of the engines that drew and sounded it. */
  engines: string;
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

/** The intro of the house, which no story is told with. */
const introOnly = /^(?:intro|ident)\//;

/** Changes whenever what the engines draw or sound of a story may. */
export function enginesHash(): string {
  const packages = new URL("../../../packages/", import.meta.url);
  const sources = ["stage/src/", "sound/src/"].flatMap((folder) => {
    const root = fileURLToPath(new URL(folder, packages));
    return readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|json)$/.test(name) && !/\.test\.|testing\//.test(name))
      .filter((name) => !introOnly.test(name))
      .toSorted()
      .map((name) => readFileSync(`${root}${name}`, "utf8"));
  });
  return shortHash(sources.join("\n"));
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
