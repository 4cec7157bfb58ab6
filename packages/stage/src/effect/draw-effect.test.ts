import { describe, expect, test } from "vitest";
import { light, soft } from "#testing/light.ts";
import { openPicture } from "#testing/test-set.ts";
import { effects, type Effect } from "#story/vocabulary.ts";
import { checked } from "#testing/checked-host.ts";
import { inkBounds } from "#testing/ink-bounds.ts";
import { drawEffect } from "./draw-effect.ts";

const middle = { x: 640, y: 480 };

function draw(effect: Effect, progress: number, seed = 5) {
  const picture = openPicture(0.25);
  const before = picture.transform();
  const happening = { effect, ...middle, progress, seconds: 1.6, seed };
  drawEffect(checked(picture.surface), happening, light, soft);
  return { picture, before, ink: inkBounds(picture, 30), pixels: picture.pixels().join() };
}

describe.each(effects)("%s", (effect) => {
  test("is drawn near its place only", () => {
    const { ink } = draw(effect, 0.3);
    expect(ink?.inked).toBeGreaterThan(30);
    expect(ink?.left).toBeGreaterThan(middle.x - 330);
    expect(ink?.right).toBeLessThan(middle.x + 330);
    expect(ink?.top).toBeGreaterThan(effect === "lightning" ? -60 : middle.y - 360);
    expect(ink?.bottom).toBeLessThan(middle.y + 240);
  });

  test("starts and ends invisible and moves in between", () => {
    expect(draw(effect, 0).ink).toBeNull();
    expect(draw(effect, 1).ink).toBeNull();
    expect(draw(effect, 0.3).pixels === draw(effect, 0.36).pixels).toBe(false);
  });

  test("is deterministic and restores the surface's state", () => {
    const { picture, before, pixels } = draw(effect, 0.4);
    expect(draw(effect, 0.4).pixels === pixels).toBe(true);
    expect(picture.transform()).toBe(before);
    expect(picture.surface.globalAlpha).toBe(1);
  });
});

test.each(["hearts", "notes"] as const)("%s rise beside a face and never cover it", (effect) => {
  const face = { up: 60, halfWidth: 50 };
  for (const progress of [0.05, 0.15, 0.3, 0.5, 0.7, 0.9]) {
    const picture = openPicture(0.25);
    drawEffect(
      picture.surface,
      { effect, x: 640, y: 500, progress, seconds: 2, seed: 4, face },
      light,
      soft,
    );
    const data = picture.pixels();
    const over = [];
    for (let y = 500 - 110; y < 500; y += 4)
      for (let x = 640 - 42; x < 640 + 42; x += 4)
        if ((data[((y / 4) * picture.width + Math.floor(x / 4)) * 4 + 3] ?? 0) > 40) over.push(x);
    expect(over, `at ${progress}`).toEqual([]);
  }
});
