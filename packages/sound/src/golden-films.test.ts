import { hashText } from "@goldmane/std/hash-text";
import { expect, it } from "vitest";
import { compose } from "#music/compose.ts";
import { musicMoods, musicThemes } from "#score/vocabulary.ts";
import { sanitizeCues } from "./score/sanitize-cues.ts";
import { exampleFilm } from "#testing/example-film.ts";

/** Hash of the notes of every theme in every mood. */
const golden = 1928012678;

it("composes unchanged music for films", () => {
  const written: string[] = [];
  for (const theme of musicThemes) {
    for (const mood of musicMoods) {
      const film = exampleFilm({ theme, seconds: 30 });
      const sections = film.sections.map((section) => ({ ...section, mood }));
      written.push(JSON.stringify(compose(sanitizeCues({ ...film, sections })).notes));
    }
  }
  expect(
    hashText(written.join("\n")),
    "The music of the films has changed. If that is intended, store the new hash.",
  ).toBe(golden);
});
