import { chooseComposition } from "@goldmane/stage/poster/choose-composition";
import { compositions } from "@goldmane/stage/poster/compositions";
import { compileStory } from "@goldmane/stage/story/compile";
import { expect, test } from "vitest";
import { originals } from "./catalog.gen.ts";

const laidOut = originals.map(({ id, story, poster }) => {
  const timeline = compileStory(story);
  const scene = timeline.scenes[poster.scene]?.scene;
  if (!scene) throw new Error(`The poster of ${id} refers to a missing scene.`);
  const chosen = poster.composition ?? chooseComposition(timeline.story, scene, poster.who.length);
  return { id, genre: story.genre, chosen };
});

test("no two consecutive posters of a genre have the same composition", () => {
  const alike = laidOut.filter(({ genre, chosen }, index) => {
    const before = laidOut[index - 1];
    return before?.genre === genre && before.chosen === chosen;
  });
  expect(alike).toEqual([]);
});

test("every composition is used, and none for more than a sixth of the films", () => {
  for (const composition of compositions) {
    const count = laidOut.filter(({ chosen }) => chosen === composition).length;
    expect(count, composition).toBeGreaterThan(1);
    expect(count, composition).toBeLessThanOrEqual(originals.length / 6);
  }
});
