import { readFileSync } from "node:fs";
import { interactiveFilms } from "@goldmane/originals/interactive/catalog.gen";
import { scripts } from "@goldmane/originals/interactive/scripts.gen";
import { originals } from "@goldmane/originals/catalog.gen";
import { upcoming } from "@goldmane/originals/upcoming";
import { expect, test } from "vitest";
import { factsSource, measureInteractive } from "./interactive-facts.ts";
import { lintInteractiveFilm } from "./lint-interactive-film.ts";

test("no interactive film has a fault", () => {
  const faults = interactiveFilms.flatMap((film) =>
    lintInteractiveFilm(film, scripts[film.id] ?? "").faults.map((fault) => `${film.id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("no interactive film shares its id with another title", () => {
  const ids = [...interactiveFilms, ...originals, ...upcoming].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("the measures of npm run lint:interactive are current", () => {
  const measured = interactiveFilms.map(
    (film) => [film.id, measureInteractive(film, scripts[film.id] ?? "")] as const,
  );
  expect(readFileSync("packages/originals/src/interactive/facts.gen.ts", "utf8")).toBe(
    factsSource(Object.fromEntries(measured)),
  );
});
