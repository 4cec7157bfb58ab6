import { originals } from "@goldmane/originals/catalog.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import { expect, test } from "vitest";
import { soundHash, sourcesOf, stripComments } from "./engines.ts";

test("the drawing sources include everything that a film can show and nothing else", () => {
  const drawn = sourcesOf(["stage/src/film.ts", "stage/src/story/compile.ts"]);
  expect(drawn).toEqual(
    expect.arrayContaining([
      "stage/src/actor/creatures/slime.ts",
      "stage/src/prop/things/broom.ts",
      "stage/src/text/faces/kids.json",
      "std/src/clamp.ts",
    ]),
  );
  expect(drawn.filter((path) => /poster|companion|intro|\.test\./.test(path))).toEqual([]);
});

test("the playing sources include score and mix, and no standalone music", () => {
  const played = sourcesOf(["sound/src/soundtrack.ts"]);
  expect(played).toEqual(
    expect.arrayContaining(["sound/src/music/compose.ts", "sound/src/mix/mixer.ts"]),
  );
  expect(played.filter((path) => /album|vibes|ident/.test(path))).toEqual([]);
});

test("the sound hash ignores camera changes and depends on the weather", () => {
  const [film] = originals;
  if (!film) throw new Error("The catalog is empty");
  const { story } = film;
  const hashOf = (scenes: typeof story.scenes) =>
    soundHash(filmCut(compileStory({ ...story, scenes })), "playing hash");
  const [first, ...others] = story.scenes;
  if (!first) throw new Error("The film has no scene");
  const closer = first.steps.map((step) =>
    "camera" in step ? { ...step, camera: "medium" as const } : step,
  );
  const unchanged = hashOf(story.scenes);
  expect(hashOf([{ ...first, steps: closer }, ...others])).toBe(unchanged);
  expect(hashOf([{ ...first, weather: "rain" }, ...others])).not.toBe(unchanged);
});

test.each([
  ["/** The answer. */\nexport const answer = 42;\n", "export const answer = 42;"],
  ["const a = 1; // one\n\n// two\nconst b = 2;\n", "const a = 1;\nconst b = 2;"],
  ["draw(/* left */ x, y);\n", "draw(x, y);"],
])("the hash of an engine ignores the comments in %j", (code, stripped) => {
  expect(stripComments(code)).toBe(stripped);
});

test("the hash of an engine keeps what looks like a comment in a text", () => {
  const code = 'const url = "https://example.org"; const text = `a /* b */ c`;';
  expect(stripComments(code)).toBe(code);
});
