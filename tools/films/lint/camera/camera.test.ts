import { originals } from "@goldmane/originals/catalog.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import { expect, test } from "vitest";
import { measureCamera } from "./measure-camera.ts";

const films = originals.map(({ id, story }) => ({
  id,
  measure: measureCamera(compileStory(story, voices[id] ?? [])),
}));

/** The films, and the first faults of each, that exceed a limit. */
function faultsOf(list: (measure: (typeof films)[number]["measure"]) => readonly string[]) {
  return films.flatMap(({ id, measure }) => list(measure).map((fault) => `${id}: ${fault}`));
}

test("the camera pushes in at most three of ten shots, and never twice in a row", () => {
  expect(
    faultsOf(({ pushes, pushesInARow }) => [
      ...(pushes > 0.3 ? [`${Math.round(pushes * 100)} % pushes`] : []),
      ...(pushesInARow > 0 ? [`${pushesInARow} pushes after another`] : []),
    ]),
  ).toEqual([]);
});

test("seven of eight small things that are taken, handed over or change are shown alone", () => {
  const handled = films.reduce((sum, { measure }) => sum + measure.handled, 0);
  const shown = films.reduce((sum, { measure }) => sum + measure.shown, 0);
  expect(handled).toBeGreaterThan(100);
  expect(shown / handled).toBeGreaterThanOrEqual(7 / 8);
});

test("a thing shown alone fills two fifths of the picture's height or width, clear of the captions", () => {
  expect(
    faultsOf(({ inserts }) =>
      inserts
        .filter(
          ({ fill, left, right, top, bottom }) =>
            fill < 0.4 || left < 0 || right > 1 || top < 0 || bottom > 0.84,
        )
        .map((insert) => JSON.stringify(insert)),
    ),
  ).toEqual([]);
});

test("the head fills a third of the height of every close shot, and nearly half of most", () => {
  const heads = films.flatMap(({ measure }) => measure.closeHeads).toSorted((a, b) => a - b);
  const at = (share: number) => heads[Math.floor(heads.length * share)] ?? 0;
  expect([at(0.05) > 0.33, at(0.5) > 0.45]).toEqual([true, true]);
});
