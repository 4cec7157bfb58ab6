import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Cut } from "@goldmane/stage/story/cut";
import { parseSync } from "vite";

const packages = fileURLToPath(new URL("../../../packages/", import.meta.url));
const imported = /\b(?:from|import)\s+"([\w#@./-]+)"/g;

/** Hash of all sources that determine the pictures of a story. */
export function drawingHash(): string {
  return hashOfSources(["stage/src/film.ts", "stage/src/story/compile.ts"]);
}

/** Hash of all sources that determine posters and backdrops. */
export function posterHash(): string {
  return hashOfSources(["stage/src/poster.ts", "stage/src/story/compile.ts"]);
}

/** Hash of all sources that determine the sound of a cue sheet. */
export function playingHash(): string {
  return hashOfSources(["sound/src/soundtrack.ts"]);
}

/**
 * Hash of everything that determines a film's sound; `playing` is `playingHash()`. Camera changes
 * do not affect it.
 */
export function soundHash(
  { cues, timeline }: Pick<Cut, "cues" | "timeline">,
  playing: string,
): string {
  return shortHash(JSON.stringify([cues, timeline.endCard.start, playing]));
}

/** Paths below packages/ of our modules that these import transitively, themselves included. */
export function sourcesOf(modules: readonly string[]): string[] {
  const found = new Set<string>();
  const open = modules.map((module) => resolve(packages, module));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const source = readFileSync(file, "utf8");
    for (const [, name = ""] of source.matchAll(imported)) open.push(...fileOf(name, file));
  }
  return [...found].map((file) => relative(packages, file)).toSorted();
}

/** Empty for a third-party package. */
function fileOf(name: string, importer: string): string[] {
  const [owner = ""] = relative(packages, importer).split("/");
  const [, ours = "", path = ""] = /^@goldmane\/([^/]+)\/(.+)$/.exec(name) ?? [];
  const file = name.startsWith("#")
    ? resolve(packages, owner, "src", name.slice(1))
    : name.startsWith(".")
      ? resolve(dirname(importer), name)
      : resolve(packages, ours, "src", `${path}.ts`);
  return existsSync(file) ? [file] : [];
}

function hashOfSources(modules: readonly string[]): string {
  const sources = sourcesOf(modules);
  return shortHash(sources.map((path) => `${path}\n${readSource(path)}`).join("\n"));
}

function readSource(path: string): string {
  const source = readFileSync(resolve(packages, path), "utf8");
  return path.endsWith(".ts") ? stripComments(source) : source;
}

/** Code without its comments and blank lines: they must not make a film be measured again. */
export function stripComments(code: string): string {
  let stripped = "";
  let from = 0;
  for (const { start, end } of parseSync("source.ts", code).comments) {
    stripped += code.slice(from, start);
    from = end;
    while (code[from] === " ") from += 1;
  }
  const lines = `${stripped}${code.slice(from)}`.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}

export function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
