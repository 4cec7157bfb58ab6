import { hashText } from "@goldmane/std/hash-text";
import { expect, it } from "vitest";
import { compose } from "#music/compose.ts";
import { musicMoods, musicThemes } from "#score/vocabulary.ts";
import { tameCues } from "#score/tame-cues.ts";
import { exampleFilm } from "#testing/example-film.ts";

/** Of every theme with every mood, note for note. */
const golden = 1928012678;

it("writes films the music that they always had, whatever else it learns to play", () => {
  const written: string[] = [];
  for (const theme of musicThemes) {
    for (const mood of musicMoods) {
      const film = exampleFilm({ theme, seconds: 30 });
      const sections = film.sections.map((section) => ({ ...section, mood }));
      written.push(JSON.stringify(compose(tameCues({ ...film, sections })).notes));
    }
  }
  expect(
    hashText(written.join("\n")),
    "The music of the films has changed. If it is as it should be, take over the new hash.",
  ).toBe(golden);
});
