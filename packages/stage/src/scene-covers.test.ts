import { describe, expect, test } from "vitest";
import { SceneCast } from "./scene-cast.ts";
import { coverOf, reflected } from "./scene-covers.ts";
import { compileStory } from "./story/compile.ts";
import type { StoryScript } from "./story/schema.ts";
import { StoryError } from "./story/story-error.ts";
import { stageHeight } from "./surface.ts";
import { shortStory } from "#testing/short-story.ts";

type Scene = StoryScript["scenes"][number];
const tub = { id: "tub", kind: "tub", at: "left" } as const;
const glass = { id: "glass", kind: "mirror", at: "left" } as const;

function stage(entry: Partial<Scene["cast"][number]>, parts: Partial<Scene> = {}) {
  const script = shortStory([{ who: "ada", do: "walk", to: "center", seconds: 2 }, { wait: 3 }], {
    props: [tub, glass],
    cast: [{ who: "ada", at: "left", ...entry }],
    ...parts,
  });
  const [scene] = compileStory(script).scenes;
  if (!scene) throw new Error("A story has a scene.");
  const at = (time: number) => {
    const cast = new SceneCast(scene, 600, time);
    const [drawn] = cast.layers();
    if (!drawn) throw new Error("Ada is in the scene.");
    return { ...drawn, props: cast.props(false), cover: coverOf(scene, drawn.track, drawn.pose) };
  };
  return { scene, at };
}

describe("a character", () => {
  test("is hidden by what it is behind or within, until it walks away", () => {
    expect(stage({ behind: "tub" }).at(0.2).cover).toEqual({ id: "tub", kind: "before" });
    expect(stage({ within: "tub" }).at(0.2).cover).toEqual({ id: "tub", kind: "around" });
    expect(stage({ within: "glass" }).at(0.2).cover).toEqual({ id: "glass", kind: "glass" });
    expect(stage({ within: "tub" }).at(7).cover).toBeNull();
    expect(stage({}).at(0.2).cover).toBeNull();
  });

  test("stands on top of a prop, and a prop on top of another", () => {
    const table = { id: "table", kind: "table", at: "left" } as const;
    const cake = { id: "cake", kind: "cake", at: "left", on: "table" } as const;
    const { scene } = stage({ on: "table" }, { props: [table, cake] });
    expect(scene.actors[0]?.start.height).toBeCloseTo(66 / stageHeight);
    expect(scene.props[1]?.moments[0]?.height).toBeCloseTo(66 / stageHeight);
  });

  test("leans against the wind, and its loose parts stream with it", () => {
    const calm = stage({ facing: "right" }).at(0.2).pose;
    const windy = stage({ facing: "right" }, { props: [tub, glass], wind: 1 }).at(0.2).pose;
    expect(windy.drag.x).toBeLessThan(calm.drag.x - 200);
    expect(windy.lean).toBeLessThan(calm.lean);
  });
});

test("a mirror shows a character beside it turned around, and none from afar", () => {
  const { pose, props } = stage({ facing: "right", at: "far-left" }).at(0.2);
  const mirror = props.find(({ kind }) => kind === "mirror");
  if (!mirror) throw new Error("There is a mirror.");
  const image = reflected(pose, mirror);
  expect(image?.facing).toBe(-pose.facing);
  expect(Math.abs((image?.x ?? 0) - mirror.x)).toBeLessThan(39);
  expect(reflected({ ...pose, x: mirror.x + 900 }, mirror)).toBeNull();
});

test.each<[string, Partial<Scene>]>([
  ["a place that is not there", { cast: [{ who: "ada", at: 0.5, within: "box" }] }],
  ["a prop on nothing", { props: [{ ...tub, on: "box" }] }],
  ["a prop on itself", { props: [{ ...tub, on: "tub" }] }],
])("a story with %s is refused", (_, parts) => {
  expect(() => compileStory(shortStory([{ wait: 1 }], parts))).toThrow(StoryError);
});
