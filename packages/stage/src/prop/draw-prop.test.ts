import { describe, expect, test } from "vitest";
import { light, soft } from "#testing/light.ts";
import { styleOf } from "#paint/style.ts";
import { openPicture } from "#testing/test-set.ts";
import { props, propStates, type PropKind } from "#story/vocabulary.ts";
import { checked } from "#testing/checked-host.ts";
import { inkBounds } from "#testing/ink-bounds.ts";
import { canBecome } from "#story/prop-states.ts";
import { drawProp } from "./draw-prop.ts";
import { lookAt, plainLook } from "./prop-look.ts";

const foot = { x: 640, y: 480 };

function draw(
  kind: PropKind,
  { size = 1, color = "", style = soft, look = plainLook, t = 1.3 } = {},
) {
  const picture = openPicture(0.25);
  const before = picture.transform();
  const prop = { kind, ...foot, size, look, ...(color ? { color } : {}) };
  drawProp(checked(picture.surface), prop, light, style, t);
  return { picture, before, ink: inkBounds(picture, 60), pixels: picture.pixels().join() };
}

describe.each(props)("a %s", (kind) => {
  test("stands on its foot at a size that fits the cast", () => {
    const { ink } = draw(kind);
    expect(ink).not.toBeNull();
    expect(ink?.inked).toBeGreaterThan(8);
    expect(ink?.left).toBeGreaterThan(foot.x - 260);
    expect(ink?.right).toBeLessThan(foot.x + 260);
    expect(ink?.top).toBeGreaterThan(foot.y - 420);
    expect(ink?.bottom).toBeLessThan(foot.y + 60);
  });

  test("scales with its size and restores the surface's state", () => {
    const { picture, before, ink } = draw(kind);
    expect(picture.transform()).toBe(before);
    expect(picture.surface.globalAlpha).toBe(1);
    expect(draw(kind, { size: 1.6 }).ink?.inked).toBeGreaterThan((ink?.inked ?? 0) * 1.5);
  });

  test("is deterministic", () => {
    expect(draw(kind).pixels === draw(kind).pixels).toBe(true);
  });
});

test("props differ between genres, except those that are pure light", () => {
  const alike = props.filter(
    (kind) => draw(kind, { style: styleOf("kids") }).pixels === draw(kind).pixels,
  );
  expect(alike).toEqual(["star"]);
});

test("the author's color is used", () => {
  const colored = props.filter(
    (kind) => draw(kind, { color: "#10c020" }).pixels !== draw(kind).pixels,
  );
  expect(colored.length).toBeGreaterThanOrEqual(25);
});

describe("a prop that changes", () => {
  const opposite = {
    open: "shut",
    shut: "open",
    lit: "dark",
    dark: "lit",
    eaten: "whole",
    whole: "eaten",
    there: "gone",
    gone: "there",
  } as const;

  test.each(props)("animates a %s between states without a jump", (kind) => {
    for (const becomes of propStates.filter((state) => canBecome(kind, state))) {
      const changes = [{ at: 1, becomes }];
      const looks = [0.5, 1.02, 1.2, 1.4, 9].map((at) => lookAt(opposite[becomes], changes, at));
      const [before, ...after] = looks.map((look) => draw(kind, { look, t: 2 }).pixels);
      expect(after[0]).not.toBe(after.at(-1));
      expect(before).not.toBe(after.at(-1));
      expect(new Set(after).size).toBeGreaterThanOrEqual(3);
    }
  });

  test("is in its initial state until a change", () => {
    expect(lookAt(undefined, [], 5)).toEqual(plainLook);
    expect(lookAt("dark", [{ at: 3, becomes: "lit" }], 2.9).lit).toBe(0);
    expect(lookAt("dark", [{ at: 3, becomes: "lit" }], 4).lit).toBe(1);
    expect(lookAt("gone", [], 0).presence).toBe(0);
  });

  test("is not drawn after it is gone", () => {
    expect(draw("ball", { look: { ...plainLook, presence: 0 } }).ink).toBeNull();
  });
});
