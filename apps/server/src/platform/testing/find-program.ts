import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { readSearchPath, readTestProgram } from "#platform/config/env.ts";

/** Where a program that a test drives is: as its variable says, or on the search path. */
export function findProgram(name: string, variable: "CHROMIUM_PATH" | "FFMPEG_PATH"): string {
  const named = readTestProgram(variable);
  if (named) return named;
  const places = readSearchPath()
    .split(delimiter)
    .map((folder) => join(folder, name));
  const found = places.find((path) => existsSync(path));
  if (!found) throw new Error(`${name} was not found: install it, or set ${variable}`);
  return found;
}
