import { originals } from "@goldmane/originals/catalog.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { bodiesInWater } from "@goldmane/stage/reflect-in-water";
import { SceneCast } from "@goldmane/stage/scene-cast";
import { compileStory } from "@goldmane/stage/story/compile";
import { floodOf } from "@goldmane/stage/story/flood-of";
import { expect, test } from "vitest";

const groundY = 612;
const samples = 12;

test("every scene with water on the stage has something that the water reflects", () => {
  const scenes = originals.flatMap(({ id, story }) =>
    compileStory(story, voices[id] ?? [])
      .scenes.filter((scene) => floodOf(scene))
      .map((scene) => ({ id, scene })),
  );
  expect(scenes.length).toBeGreaterThan(30);
  const dull = scenes.filter(({ scene }) =>
    Array.from({ length: samples }, (_, index) => {
      const at = scene.start + ((index + 0.5) / samples) * (scene.end - scene.start);
      const cast = new SceneCast(scene, groundY, at);
      const { actors, back, front } = bodiesInWater(scene, cast, null);
      return actors.length + back.length + front.length;
    }).every((bodies) => bodies === 0),
  );
  expect(dull.map(({ id, scene }) => `${id}, scene ${scene.index}`)).toEqual([]);
});
