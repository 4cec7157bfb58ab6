import { expect, test } from "vitest";
import { dot, lengthOf, normalize, subtract } from "#features/spaceship/galaxy/vector.ts";
import { followCourse, overlook, parkAt, planCourse } from "./course.ts";
import { directionOf } from "./flight.ts";

const planet = { position: [100, 10, -40], radius: 2 } as const;
const sun = [80, 0, -40] as const;
const from = { position: [0, 60, 300], yaw: 0.3, pitch: -0.1 } as const;

test("parks in front of a planet's lit side, looking at it", () => {
  const pose = parkAt(planet, sun);
  const way = subtract(planet.position, pose.position);
  expect(lengthOf(way)).toBeCloseTo(8.8);
  expect(dot(normalize(way), directionOf(pose))).toBeCloseTo(1);
  expect(
    dot(subtract(sun, planet.position), subtract(pose.position, planet.position)),
  ).toBeGreaterThan(0);
});

test("begins and ends exactly where it should", () => {
  const to = parkAt(planet, sun);
  const course = planCourse(from, to);
  const [first, last] = [followCourse(course, 0), followCourse(course, 1)];
  expect([first.position, first.yaw, first.pitch, first.warp]).toEqual([
    from.position,
    from.yaw,
    from.pitch,
    0,
  ]);
  expect(last.position.map((part) => expect.closeTo(part))).toEqual([...to.position]);
  expect(Math.cos(last.yaw - to.yaw)).toBeCloseTo(1);
  expect(last.warp).toBeCloseTo(0);
});

test("warps on long ways only, and fades in and out", () => {
  const far = planCourse(from, parkAt(planet, sun));
  expect(followCourse(far, 0.6).warp).toBeGreaterThan(0.7);
  const steps = Array.from({ length: 101 }, (_, index) => followCourse(far, index / 100).warp);
  const jumps = steps.slice(1).map((warp, index) => Math.abs(warp - (steps[index] ?? 0)));
  expect(Math.max(...jumps)).toBeLessThan(0.08);
  const near = planCourse(from, { ...from, position: [10, 60, 300] });
  expect(followCourse(near, 0.5).warp).toBe(0);
});

test("turns the shorter way around", () => {
  const course = planCourse({ ...from, yaw: 3.1 }, { ...from, yaw: -3.1 });
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    expect(Math.cos(followCourse(course, share).yaw)).toBeLessThan(-0.99);
});

test("overlooks a system from outside of it", () => {
  const system = { position: [175, 14, 0], radius: 45 } as const;
  const pose = overlook(system);
  const way = subtract(system.position, pose.position);
  expect(lengthOf(way)).toBeGreaterThan(system.radius);
  expect(dot(normalize(way), directionOf(pose))).toBeCloseTo(1);
});
