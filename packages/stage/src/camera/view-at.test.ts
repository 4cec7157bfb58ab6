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

test("no shot or move shows anything beyond the edge of the stage", () => {
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

test("the floor is at the bottom of a low shot and higher up in a high one", () => {
  const standing = { ...person, y: 622 };
  const viewOf = (shot: ShotSpan["shot"]) => viewAt(shotOf({ shot }), 12, () => standing);
  const floorOf = ({ y, zoom }: { y: number; zoom: number }) => 0.5 + ((622 - y) * zoom) / 720;
  expect(floorOf(viewOf("low"))).toBeGreaterThan(0.92);
  expect(floorOf(viewOf("high"))).toBeLessThan(0.83);
  expect(viewOf("low").horizon).toBeGreaterThan(0);
  expect(viewOf("high").horizon).toBeLessThan(0);
});

test("the head fills half the height of a close shot, more of a face, and is clear of captions", () => {
  const head = { x: 510, y: 372, halfWidth: 50, halfHeight: 52 };
  for (const [shot, least] of [
    ["close", 0.45],
    ["face", 0.75],
  ] as const) {
    const { x, y, zoom, soft } = viewAt(shotOf({ shot }), 12, () => ({ ...person, head }));
    expect((head.halfHeight * 2 * zoom) / 720).toBeGreaterThan(least);
    expect(Math.abs(head.x - x) * zoom).toBeLessThan(200);
    expect(0.5 + ((head.y + head.halfHeight - y) * zoom) / 720).toBeLessThan(0.9);
    expect(soft).toBe(true);
  }
});

const seed: Subject = { x: 600, y: 600, height: 15, headY: 8, halfWidth: 5, isThing: true };

test("a tiny thing that rests fills two fifths of an insert", () => {
  const shot = shotOf({ shot: "insert", on: [{ id: "seed" }] });
  expect((15 * viewAt(shot, 12, () => seed).zoom) / 720).toBeGreaterThan(0.4);
});

test("an insert of a thing that is lifted is still, and holds all of its way", () => {
  const shot = shotOf({ shot: "insert", on: [{ id: "seed" }] });
  const at = (t: number) => ({ ...seed, y: 600 - Math.min(1, Math.max(0, t - 12)) * 100 });
  const instants = [10, 11.5, 12, 12.1, 12.5, 13, 15];
  const views = instants.map((t) => viewAt(shot, t, (_, time) => at(time)));
  for (const [index, view] of views.entries()) {
    const { y } = at(instants[index] ?? 0);
    expect(Math.abs(y - 7 - view.y) * view.zoom).toBeLessThan(230);
    expect(view.zoom).toBe(views[0]?.zoom);
    expect(Math.abs(view.y - (views[0]?.y ?? 0)) * view.zoom).toBeLessThan(12);
  }
});

test("a push comes nearer all through the shot, and a pull draws back", () => {
  const zoomsOf = (move: ShotSpan["move"]) =>
    [10, 11, 12, 13, 14, 15].map((t) => viewAt(shotOf({ move }), t, () => person).zoom);
  expect(zoomsOf("push")).toEqual(zoomsOf("push").toSorted((a, b) => a - b));
  expect(zoomsOf("pull")).toEqual(zoomsOf("pull").toSorted((a, b) => b - a));
  expect(zoomsOf("push").at(-1)).toBeGreaterThan(zoomsOf("push").at(0) ?? 0);
});

test("a still camera ignores small shifts of a character but follows one who walks out of the picture", () => {
  const walker = (shot: ShotSpan, speed: number) => (t: number) =>
    viewAt(shot, t, (_, at) => ({ ...person, x: 300 + (at - 10) * speed }));
  const still = walker(shotOf({ shot: "close" }), 8);
  expect(Math.abs(still(13).x - still(11).x)).toBeLessThan(4);
  const view = walker(shotOf({ shot: "close" }), 120)(15);
  expect(Math.abs(300 + 5 * 120 - view.x) * view.zoom).toBeLessThan(580);
});

test("two characters who walk apart stay in one picture", () => {
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

test("a near shot shows neighbors of its subject completely or not at all", () => {
  for (const shot of ["close", "medium"] as const)
    for (const move of ["hold", "push", "pull"] as const)
      for (const apart of [180, 220, 260, 300, 340, 400])
        for (const side of [-1, 1]) {
          const neighbour: Subject = { ...person, x: person.x + apart * side };
          if (neighbour.x < 80) continue;
          for (const t of [10.4, 12.5, 14.8]) {
            const view = viewAt(
              shotOf({ shot, move }),
              t,
              () => person,
              () => [neighbour],
            );
            const half = 640 / view.zoom;
            const shown =
              Math.min(view.x + half, neighbour.x + 70) - Math.max(view.x - half, neighbour.x - 70);
            const share = Math.max(0, shown / 140);
            expect(
              Math.min(share, 1 - share),
              `${shot} ${move}, ${apart * side} away, at ${t}`,
            ).toBeLessThan(0.07);
            expect(Math.abs(person.x - view.x)).toBeLessThan(half - person.halfWidth * 0.5);
          }
        }
});

test("a taller neighbor's ears are in the picture when the face is", () => {
  const tall: Subject = { ...person, x: person.x + 240, height: 400, headY: 250 };
  for (const move of ["hold", "push", "pull"] as const) {
    const view = viewAt(
      shotOf({ shot: "medium", move }),
      12.5,
      () => person,
      () => [tall],
    );
    const [left, top] = [view.x - 640 / view.zoom, view.y - 360 / view.zoom];
    const isSeen = tall.x - tall.halfWidth < left + 1280 / view.zoom;
    expect(isSeen && top > tall.y - tall.height, move).toBe(false);
  }
});

test("a passing neighbor, or one outside the picture, does not move the camera", () => {
  const shot = shotOf({ shot: "close" });
  const alone = viewAt(shot, 12, () => person);
  const far = { ...person, x: 1200 };
  expect(
    viewAt(
      shot,
      12,
      () => person,
      () => [far],
    ),
  ).toEqual(alone);
  const passing = (at: number) => [{ ...person, x: 300 + (at - 10) * 200 }];
  expect(viewAt(shot, 12, () => person, passing)).toEqual(alone);
});
