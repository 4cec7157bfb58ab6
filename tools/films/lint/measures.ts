import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StoryScript } from "@goldmane/stage/story/schema";
import type { Flashes } from "./flash-meter.ts";
import type { Mix } from "./measure-mix.ts";

/** What was measured of one film, and of what. */
export type Measure = {
  /** Hash of the story that was measured. */
  story: string;
  /** Hash of the engines that drew and sounded it. */
  engines: string;
  flashes: Flashes;
  mix: Mix;
};

const store = fileURLToPath(new URL("measures.json", import.meta.url));

export function hasMeasures(): boolean {
  return existsSync(store);
}

export function readMeasures(): Record<string, Measure> {
  return hasMeasures() ? JSON.parse(readFileSync(store, "utf8")) : {};
}

/** Keeps the measures of the films named, in their order, and no others. */
export function writeMeasures(measures: Record<string, Measure>, ids: readonly string[]): void {
  const kept = ids.flatMap((id) => {
    const measure = measures[id];
    return measure ? [[id, measure] as const] : [];
  });
  writeFileSync(store, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

export function storyHash(story: StoryScript): string {
  return shortHash(JSON.stringify(story));
}

/** Changes whenever what the engines draw or sound may. */
export function enginesHash(): string {
  const packages = new URL("../../../packages/", import.meta.url);
  const sources = ["stage/src/", "sound/src/"].flatMap((folder) => {
    const root = fileURLToPath(new URL(folder, packages));
    return readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|json)$/.test(name) && !/\.test\.|testing\//.test(name))
      .toSorted()
      .map((name) => readFileSync(`${root}${name}`, "utf8"));
  });
  return shortHash(sources.join("\n"));
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
