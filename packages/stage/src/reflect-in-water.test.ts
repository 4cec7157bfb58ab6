import { describe, expect, test } from "vitest";
import { waterLine } from "#set/nature/water/bathing-layers.ts";
import { compileStory } from "#story/compile.ts";
import type { StoryScript } from "#story/schema.ts";
import { shortStory } from "#testing/short-story.ts";
import { host, openPicture, wide } from "#testing/test-set.ts";
import { drawScene } from "./draw-scene.ts";
import { createReflections } from "./reflect-in-water.ts";
import { stageScene } from "./stage-scene.ts";
import { stageWidth, type Host } from "./surface.ts";

type SceneScript = StoryScript["scenes"][number];

const scale = 0.25;
const swimming: SceneScript["cast"] = [
  { who: "ada", at: 0.2 },
  { who: "bo", at: 0.7, doing: "swim" },
];
const lamp: SceneScript["props"] = [{ id: "lamp", kind: "lantern", at: 0.82, height: 0.05 }];

describe("a reflection in water", () => {
  const { changed, width, height } = reflectionIn({ cast: swimming });
  const rowOf = (y: number) => Math.floor(y * scale);

  test("lies below the water line, under the one who swims", () => {
    const below = shareChanged({ left: 0.6, right: 0.8, top: waterLine + 8, bottom: 680 });
    expect(below).toBeGreaterThan(0.3);
    expect(shareChanged({ left: 0, right: 1, top: 0, bottom: waterLine - 6 })).toBe(0);
  });

  test("does not change the shore or a character standing on it", () => {
    expect(shareChanged({ left: 0, right: 0.35, top: waterLine, bottom: 720 })).toBe(0);
  });

  test("moves with the ripples and fades towards the viewer", () => {
    const later = reflectionIn({ cast: swimming }, { at: 1.7 });
    expect(later.strength.join()).not.toBe(reflectionIn({ cast: swimming }).strength.join());
    const near = meanStrength(waterLine + 80, waterLine + 100);
    expect(meanStrength(waterLine + 6, waterLine + 30)).toBeGreaterThan(near * 1.6);
  });

  test("of a lamp is a path of light at night", () => {
    const cast: SceneScript["cast"] = [{ who: "bo", at: 0.3, doing: "swim" }];
    const { brighter } = reflectionIn({ cast, props: lamp, time: "night" });
    const lit = brighter.filter((by, at) => by > 6 && Math.abs((at % width) / width - 0.82) < 0.05);
    expect(lit.length).toBeGreaterThan(40);
  });

  test("costs nothing on dry land or when the water is out of the picture", () => {
    const face = { x: 880, y: 380, zoom: 2.6 };
    expect(reflectionIn({ cast: [{ who: "ada", at: 0.2 }] }).canvases).toBe(0);
    expect(reflectionIn({ cast: swimming }, { view: face }).canvases).toBe(0);
    expect(reflectionIn({ cast: swimming }).canvases).toBe(1);
  });

  function shareChanged(area: { left: number; right: number; top: number; bottom: number }) {
    let [count, all] = [0, 0];
    for (let y = rowOf(area.top); y < Math.min(height, rowOf(area.bottom)); y += 1)
      for (let x = Math.floor(area.left * width); x < area.right * width; x += 1) {
        all += 1;
        if (changed[y * width + x]) count += 1;
      }
    return count / all;
  }

  function meanStrength(top: number, bottom: number): number {
    const { strength } = reflectionIn({ cast: swimming });
    const some = strength.slice(rowOf(top) * width, rowOf(bottom) * width).filter((by) => by > 0);
    return some.reduce((sum, by) => sum + by, 0) / Math.max(1, some.length);
  }
});

/** A scene by the sea drawn with and without reflections, compared pixel by pixel. */
function reflectionIn(more: Partial<SceneScript>, { at = 0.9, view = wide } = {}) {
  const timeline = compileStory(shortStory([{ wait: 4 }], { backdrop: "sea", ...more }));
  const [scene] = timeline.scenes;
  if (!scene) throw new Error("The compiled story has no scene.");
  const staged = stageScene(host, timeline, scene, scale);
  let canvases = 0;
  const counting: Host = {
    createCanvas(width, height) {
      canvases += 1;
      return host.createCanvas(width, height);
    },
  };
  const [plain, mirrored] = [openPicture(scale), openPicture(scale)];
  drawScene(plain.surface, staged, scene.start + at, view);
  const reflections = createReflections(counting, scale);
  drawScene(mirrored.surface, { ...staged, reflections }, scene.start + at, view);
  const [before, after] = [plain.pixels(), mirrored.pixels()];
  const width = stageWidth * scale;
  const sums = Array.from({ length: before.length / 4 }, (_, pixel) =>
    [0, 1, 2].map(
      (channel) => (after[pixel * 4 + channel] ?? 0) - (before[pixel * 4 + channel] ?? 0),
    ),
  );
  const strength = sums.map((sum) => sum.reduce((all, by) => all + Math.abs(by), 0));
  return {
    width,
    height: plain.height,
    changed: strength.map((by) => by > 2),
    strength,
    brighter: sums.map((sum) => sum.reduce((all, by) => all + by, 0)),
    canvases,
  };
}
