import { describe, expect, test } from "vitest";
import { shortStory } from "#testing/short-story.ts";
import { compileStory } from "./compile.ts";
import type { StoryScript } from "./schema.ts";

type Steps = StoryScript["scenes"][number]["steps"];

function told(steps: Steps) {
  const { cues, lines } = compileStory(shortStory(steps));
  return { rests: cues.rests, lines };
}

const [first, second, third] = ["Knock, knock.", "Who is it?", "It is only me."] as const;

describe("all sound stops before", () => {
  test("the last line of the film", () => {
    const { rests, lines } = told([
      { who: "ada", say: first },
      { who: "bo", say: second },
    ]);
    expect(rests.map(({ lineAt }) => lineAt)).toEqual([lines[1]?.start]);
  });

  test("a line after an authored pause, and one that is marked", () => {
    const { rests, lines } = told([
      { who: "ada", say: first },
      { wait: 0.6 },
      { who: "bo", say: second },
      { who: "bo", say: "Nobody?", punch: true },
      { who: "ada", say: third },
      { narrate: "And so it was." },
    ]);
    const [, paused, marked, , last] = lines;
    expect(rests.map(({ lineAt }) => lineAt)).toEqual([paused?.start, marked?.start, last?.start]);
  });

  test("no line that is spoken together with an act", () => {
    const { rests } = told([
      { who: "ada", do: "jump" },
      { who: "ada", say: first, with: true },
    ]);
    expect(rests).toEqual([]);
  });
});

test("nobody speaks for half a second before a punch line, and the music waits for its end", () => {
  const { rests, lines } = told([
    { who: "ada", say: first },
    { who: "bo", say: second },
  ]);
  const [rest] = rests;
  const [before, line] = lines;
  expect((line?.start ?? 0) - (before?.end ?? 0)).toBeGreaterThanOrEqual(0.5 - 1e-9);
  expect(rest?.start).toBeCloseTo((line?.start ?? 0) - 0.5);
  expect(rest?.end).toBeCloseTo(line?.end ?? 0);
});
