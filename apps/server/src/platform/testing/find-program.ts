import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { readSearchPath, readTestProgram } from "#platform/config/env.ts";

type Variable = Parameters<typeof readTestProgram>[0];

/** The path of a program that a test needs, from its variable or PATH. */
export function findProgram(name: string, variable: Variable): string {
  const found = seekProgram(name, variable);
  if (!found) throw new Error(`${name} was not found. Install it or set ${variable}.`);
  return found;
}

/** The same for an optional program; null if it is missing. */
export function seekProgram(name: string, variable: Variable): string | null {
  const named = readTestProgram(variable);
  if (named) return named;
  const places = readSearchPath()
    .split(delimiter)
    .map((folder) => join(folder, name));
  return places.find((path) => existsSync(path)) ?? null;
}
