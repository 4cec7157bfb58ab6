import { expect, test } from "vitest";
import type { ShotSpan } from "#story/timeline.ts";
import { moves, shots } from "#story/vocabulary.ts";
import { viewAt, type Subject } from "./view-at.ts";

const person: Subject = { x: 500, y: 572, height: 260, headY: 200, halfWidth: 70 };
const shotOf = (choice: Partial<ShotSpan>): ShotSpan => ({
  shot: "medium",
  move: "hold",
  on: [{ id: "ada" }],
  start: 10,
  end: 15,
  ...choice,
});

test("no shot and no move ever shows past the edge of the stage", () => {
  for (const shot of shots)
    for (const move of moves)
      for (const x of [0, 640, 1280])
        for (const t of [10, 11.7, 15]) {
          const view = viewAt(shotOf({ shot, move }), t, () => ({ ...person, x }));
          expect(view.zoom).toBeGreaterThanOrEqual(1);
          expect(Math.abs(view.x - 640)).toBeLessThanOrEqual(640 - 640 / view.zoom + 0.01);
          expect(Math.abs(view.y - 360)).toBeLessThanOrEqual(360 - 360 / view.zoom + 0.01);
        }
});

test("a close shot is nearer than a medium one, and that nearer than a wide one", () => {
  const zoomOf = (shot: ShotSpan["shot"]) => viewAt(shotOf({ shot }), 12, () => person).zoom;
  expect(zoomOf("close")).toBeGreaterThan(zoomOf("medium"));
  expect(zoomOf("medium")).toBeGreaterThan(zoomOf("wide"));
});

test("a push comes nearer all through the shot, and a pull draws back", () => {
  const zoomsOf = (move: ShotSpan["move"]) =>
    [10, 11, 12, 13, 14, 15].map((t) => viewAt(shotOf({ move }), t, () => person).zoom);
  expect(zoomsOf("push")).toEqual(zoomsOf("push").toSorted((a, b) => a - b));
  expect(zoomsOf("pull")).toEqual(zoomsOf("pull").toSorted((a, b) => b - a));
  expect(zoomsOf("push").at(-1)).toBeGreaterThan(zoomsOf("push").at(0) ?? 0);
});

test("a still camera lets somebody shift on their feet, but not walk out of the picture", () => {
  const walker = (shot: ShotSpan, speed: number) => (t: number) =>
    viewAt(shot, t, (_, at) => ({ ...person, x: 300 + (at - 10) * speed }));
  const still = walker(shotOf({ shot: "close" }), 8);
  expect(Math.abs(still(13).x - still(11).x)).toBeLessThan(4);
  const view = walker(shotOf({ shot: "close" }), 120)(15);
  expect(Math.abs(300 + 5 * 120 - view.x) * view.zoom).toBeLessThan(580);
});

test("two who walk apart are kept in one picture", () => {
  const view = viewAt(
    shotOf({ shot: "two", on: [{ id: "ada" }, { id: "bo" }] }),
    15,
    (who, at) => ({
      ...person,
      x: 640 + ("id" in who && who.id === "ada" ? -1 : 1) * (60 + (at - 10) * 80),
    }),
  );
  expect((640 - (640 - 460)) * view.zoom).toBeLessThan(600);
});
