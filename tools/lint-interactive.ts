import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { scripts } from "@goldmane/originals/interactive/scripts.gen";
import { factsSource, measureInteractive } from "#interactive/interactive-facts.ts";
import { lintInteractiveFilm, shareOfEndings } from "#interactive/lint-interactive-film.ts";

/**
 * `npm run lint:interactive [-- id …]`: prints the size and the faults of every interactive film, and
 * stores what it measures. Run `npm run generate` first, which compiles the scripts.
 */
const requested = process.argv.slice(2);
const ids = new Set(interactiveFilms.map(({ id }) => id));
const unknown = requested.filter((id) => !ids.has(id));
if (unknown.length > 0) throw new Error(`Unknown interactive film: ${unknown.join(", ")}`);

let failed = 0;
for (const film of interactiveFilms) {
  if (requested.length > 0 && !requested.includes(film.id)) continue;
  const compiled = scripts[film.id] ?? "";
  const { faults, facts, seconds } = lintInteractiveFilm(film, compiled);
  failed += faults.length > 0 ? 1 : 0;
  const { clips, moments, choices, games, variables, endings } = facts;
  say(`${film.id} (${film.kind}): ${faults.length === 0 ? "good" : `${faults.length} faults`}`);
  say(`  clips ${clips}, endings ${endings}, moments ${moments}, choices ${choices}`);
  say(`  minutes a path ${minutes(facts.shortestMinutes)} to ${minutes(facts.longestMinutes)}`);
  if (variables.length > 0) say(`  variables ${variables.join(", ")}`);
  if (games.length > 0) say(`  games ${games.join(", ")}`);
  const shares = Object.entries(shareOfEndings(compiled));
  say(`  endings ${shares.map(([id, share]) => `${id} ${percent(share)}`).join(", ")}`);
  const lengths = Object.entries(seconds).map(([id, length]) => `${id} ${length.toFixed(1)} s`);
  say(`  ${lengths.join(", ")}`);
  for (const fault of faults) say(`  - ${fault}`);
}
const target = "packages/originals/src/interactive/facts.gen.ts";
const measured = interactiveFilms.map(
  (film) => [film.id, measureInteractive(film, scripts[film.id] ?? "")] as const,
);
const source = factsSource(Object.fromEntries(measured));
if (!existsSync(target) || readFileSync(target, "utf8") !== source) writeFileSync(target, source);
process.exitCode = failed > 0 ? 1 : 0;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function minutes(value: number | null): string {
  return value === null ? "unknown" : value.toFixed(1);
}

/** How often an ending is reached by choosing at random. */
function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
