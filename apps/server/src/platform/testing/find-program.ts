import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { readSearchPath, readTestProgram } from "#platform/config/env.ts";

type Variable = Parameters<typeof readTestProgram>[0];

/** Where a program that a test drives is: as its variable says, or on the search path. */
export function findProgram(name: string, variable: Variable): string {
  const found = seekProgram(name, variable);
  if (!found) throw new Error(`${name} was not found: install it, or set ${variable}`);
  return found;
}

/** The same for a program that a test can do without; null when it is not there. */
export function seekProgram(name: string, variable: Variable): string | null {
  const named = readTestProgram(variable);
  if (named) return named;
  const places = readSearchPath()
    .split(delimiter)
    .map((folder) => join(folder, name));
  return places.find((path) => existsSync(path)) ?? null;
}
