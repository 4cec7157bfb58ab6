import { expect, test } from "vitest";
import { drawActor } from "#actor/draw-actor.ts";
import { light, soft } from "#testing/light.ts";
import { poseWithGesture } from "#poster-pose.ts";
import { openPicture } from "#testing/test-set.ts";
import { castMember } from "#story/schema.ts";
import { rigs } from "#story/vocabulary.ts";
import { inkBounds } from "#testing/ink-bounds.ts";
import { measureInk } from "./measure-ink.ts";

test.each(rigs)("a %s with raised arms is measured with its tail, wings and hat", (rig) => {
  const member = castMember.parse({ id: "a", name: "A", rig, look: { wears: ["hat"] } });
  const pose = poseWithGesture(member, 640, {
    feel: "excited",
    groundY: 600,
    verb: "cheer",
    facing: 1,
    depth: 0,
  });
  const box = measureInk((surface) => drawActor(surface, member, pose, light, soft));
  const picture = openPicture(0.5);
  drawActor(picture.surface, member, pose, light, soft);
  const ink = inkBounds(picture);
  if (!box || !ink) throw new Error("Nothing was drawn.");
  expect(box.left).toBeLessThanOrEqual(ink.left + 3);
  expect(box.right).toBeGreaterThanOrEqual(ink.right - 3);
  expect(box.top).toBeLessThanOrEqual(ink.top + 3);
  expect(box.bottom).toBeGreaterThanOrEqual(ink.bottom - 3);
  const area = (box.right - box.left) * (box.bottom - box.top);
  expect(area).toBeLessThan((ink.right - ink.left) * (ink.bottom - ink.top) * 1.35);
});

test("rotated, scaled, clipped and stroked paths are measured as painted", () => {
  const box = measureInk((surface) => {
    surface.save();
    surface.beginPath();
    surface.rect(0, 0, 60, 1000);
    surface.clip();
    surface.translate(50, 50);
    surface.rotate(Math.PI / 2);
    surface.scale(2, 2);
    surface.lineWidth = 4;
    surface.beginPath();
    surface.moveTo(0, 0);
    surface.lineTo(10, 0);
    surface.stroke();
    surface.restore();
  });
  expect(box?.left).toBeCloseTo(46);
  expect(box?.right).toBeCloseTo(54);
  expect(box?.top).toBeCloseTo(46);
  expect(box?.bottom).toBeCloseTo(74);
  expect(measureInk(() => {})).toBeNull();
});
