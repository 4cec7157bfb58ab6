import { describe, expect, test } from "vitest";
import { light, soft } from "#actor/test-light.ts";
import { styleOf } from "#paint/style.ts";
import { openPicture } from "#set/test-stage.ts";
import { props, type PropKind } from "#story/vocabulary.ts";
import { checked } from "#testing/checked-host.ts";
import { inkBounds } from "#testing/ink-bounds.ts";
import { drawProp } from "./draw-prop.ts";

const foot = { x: 640, y: 480 };

function draw(kind: PropKind, { size = 1, color = "", style = soft } = {}) {
  const picture = openPicture(0.25);
  const before = picture.transform();
  const prop = { kind, ...foot, size, ...(color ? { color } : {}) };
  drawProp(checked(picture.surface), prop, light, style, 1.3);
  return { picture, before, ink: inkBounds(picture, 60), pixels: picture.pixels().join() };
}

describe.each(props)("a %s", (kind) => {
  test("stands on its foot, of a size that fits beside people", () => {
    const { ink } = draw(kind);
    expect(ink).not.toBeNull();
    expect(ink?.inked).toBeGreaterThan(8);
    expect(ink?.left).toBeGreaterThan(foot.x - 260);
    expect(ink?.right).toBeLessThan(foot.x + 260);
    expect(ink?.top).toBeGreaterThan(foot.y - 420);
    expect(ink?.bottom).toBeLessThan(foot.y + 60);
  });

  test("grows with its size, and leaves the stage as it found it", () => {
    const { picture, before, ink } = draw(kind);
    expect(picture.transform()).toBe(before);
    expect(picture.surface.globalAlpha).toBe(1);
    expect(draw(kind, { size: 1.6 }).ink?.inked).toBeGreaterThan((ink?.inked ?? 0) * 1.5);
  });

  test("looks the same at the same instant", () => {
    expect(draw(kind).pixels === draw(kind).pixels).toBe(true);
  });
});

test("things are drawn in each genre's hand, but for those that are all light", () => {
  const alike = props.filter(
    (kind) => draw(kind, { style: styleOf("kids") }).pixels === draw(kind).pixels,
  );
  expect(alike).toEqual(["star"]);
});

test("the author's colour shows on things", () => {
  const colored = props.filter(
    (kind) => draw(kind, { color: "#10c020" }).pixels !== draw(kind).pixels,
  );
  expect(colored.length).toBeGreaterThanOrEqual(25);
});
