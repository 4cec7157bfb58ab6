import { describe, expect, test } from "vitest";
import { compositions } from "#poster/compositions.ts";
import { drawFigures, extentOf, lineUp, fitInto } from "#poster/figures.ts";
import type { PosterScene } from "#poster/poster-scene.ts";
import { buildTestSet, host } from "./testing/test-set.ts";
import { styleOf } from "#paint/style.ts";
import { compileStory } from "#story/compile.ts";
import type { CastMember } from "#story/schema.ts";
import type { Surface } from "#surface.ts";
import { checked } from "#testing/checked-host.ts";
import { shortStory } from "#testing/short-story.ts";
import { drawPoster } from "./poster.ts";
import { createCanvas } from "@napi-rs/canvas";

const size = { width: 120, height: 180 };
const timeline = compileStory({
  ...shortStory([{ wait: 2 }]),
  title: "The Long Way Round the Little Hill",
});

function draw(
  composition: (typeof compositions)[number],
  who: readonly string[],
): Uint8ClampedArray {
  const context = createCanvas(size.width, size.height).getContext("2d");
  const portrait = { scene: 0, who, feel: "excited", composition } as const;
  drawPoster(host, checked(context), timeline, portrait, size);
  return context.getImageData(0, 0, size.width, size.height).data;
}

describe.each(compositions)("a poster with the composition %s", (composition) => {
  test("is a complete picture and deterministic", () => {
    const pixels = draw(composition, ["ada", "bo"]);
    expect(pixels.filter((value, at) => at % 4 === 3 && value < 255)).toHaveLength(0);
    expect(draw(composition, ["ada", "bo"])).toEqual(pixels);
  });
});

test("every composition gives a different picture", () => {
  const pictures = compositions.map((composition) => draw(composition, ["ada", "bo"]).join());
  expect(new Set(pictures).size).toBe(compositions.length);
});

test("tails, wings and raised arms stay within a poster's bounds", () => {
  const cast = timeline.story.cast.map((member, index): CastMember => ({
    ...member,
    rig: index === 0 ? "dragon" : "lion",
  }));
  const scene = posterScene(cast);
  const place = { x: 40, y: 60, width: 400, height: 500 };
  const figures = lineUp(scene, ["cheer", "cheer"]);
  const canvas = createCanvas(scene.width, scene.height);
  const layer = canvas.getContext("2d");
  drawFigures(scene, layer, figures, fitInto(extentOf(figures), place));
  const { data } = layer.getImageData(0, 0, scene.width, scene.height);
  const outside: string[] = [];
  for (let y = 0; y < scene.height; y += 1)
    for (let x = 0; x < scene.width; x += 1) {
      const isIn =
        x >= place.x - 2 &&
        x < place.x + place.width + 2 &&
        y >= place.y - 2 &&
        y < place.y + place.height + 2;
      if (!isIn && (data[(y * scene.width + x) * 4 + 3] ?? 0) > 30) outside.push(`${x},${y}`);
    }
  expect(outside).toEqual([]);
});

function posterScene(who: readonly CastMember[]): PosterScene {
  const [first] = timeline.scenes;
  if (!first) throw new Error("A story has a scene.");
  const surface: Surface = createCanvas(1, 1).getContext("2d");
  return {
    host,
    surface,
    story: timeline.story,
    scene: first.scene,
    span: first,
    set: buildTestSet({}),
    style: styleOf("kids"),
    who,
    feel: "excited",
    width: 480,
    height: 720,
    scale: 1,
    seed: 1,
  };
}
