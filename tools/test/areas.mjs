import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The areas of tests. Each is a Vitest project of the same name (journeys are Playwright's).
 * `inputs` are the folders that determine its results; `inputsOf` adds the workspace packages that
 * they depend on.
 */
const areas = {
  stage: ["packages/stage"],
  sound: ["packages/sound"],
  leo: ["packages/leo", "packages/speech"],
  films: ["packages/originals", "packages/sound", "tools/films"],
  games: ["packages/games"],
  shared: [
    "packages/branching",
    "packages/contracts",
    "packages/player",
    "packages/std",
    "packages/sync",
  ],
  server: ["apps/server", "packages/media"],
  web: ["apps/web"],
  dom: ["apps/web"],
  "dom-fresh": ["apps/web"],
  // These read the whole repository: names, layout, translations, generated files.
  tools: ["."],
  ffmpeg: ["apps/server", "packages", "tools/films"],
  pg: ["apps/server"],
  redis: ["apps/server", "docs/operating"],
  browser: ["apps", "packages", "tools/films"],
  pages: ["apps", "packages"],
  journeys: ["apps", "packages", "e2e"],
};

const always = ["package-lock.json", "package.json", "vitest.config.ts", "tsconfig.base.json"];

/** The folders and files that an area depends on, workspace dependencies included. */
export function inputsOf(area) {
  const found = new Set(areas[area]);
  for (const folder of found) for (const other of dependenciesOf(folder)) found.add(other);
  return [...found, ...always];
}

function dependenciesOf(folder) {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => workspaces.has(name))
    .map((name) => workspaces.get(name));
}

const workspaces = new Map(
  ["apps", "packages"].flatMap((parent) =>
    readdirSync(parent).map((name) => [`@goldmane/${name}`, `${parent}/${name}`]),
  ),
);
