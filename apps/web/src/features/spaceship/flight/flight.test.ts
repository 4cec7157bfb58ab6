import { expect, test } from "vitest";
import { lengthOf, subtract } from "#features/spaceship/galaxy/vector.ts";
import {
  directionOf,
  type Flight,
  fly,
  idleSteering,
  lookAlong,
  restAt,
  speedOf,
} from "./flight.ts";

const start = restAt({ position: [0, 0, 0], yaw: 0, pitch: 0 });

function flyFor(
  seconds: number,
  steering: Partial<typeof idleSteering>,
  from: Flight = start,
  hz = 60,
) {
  let flight = from;
  for (let frame = 0; frame < seconds * hz; frame += 1)
    flight = fly(flight, { ...idleSteering, ...steering }, 1 / hz, []);
  return flight;
}

test("thrust flies ahead, and the ship glides to a stop without it", () => {
  const flying = flyFor(3, { thrust: 1 });
  expect(flying.position[2]).toBeLessThan(-50);
  expect(flying.position[0]).toBeCloseTo(0);
  expect(speedOf(flyFor(4, {}, flying))).toBeLessThan(0.1);
});

test("turns right by steering right", () => {
  const turned = flyFor(1, { turn: 1 });
  expect(directionOf(turned)[0]).toBeGreaterThan(0.5);
});

test("never loops over: the pitch has limits", () => {
  expect(Math.abs(flyFor(20, { climb: 1 }).pitch)).toBeLessThan(Math.PI / 2);
});

test("flies about the same way at any frame rate", () => {
  const [slow, fast] = [20, 120].map(
    (hz) => flyFor(3, { thrust: 1, turn: 0.3 }, start, hz).position,
  );
  if (!slow || !fast) throw new Error("There are two flights.");
  expect(lengthOf(subtract(slow, fast))).toBeLessThan(4);
});

test("stays inside the galaxy and outside of planets", () => {
  expect(lengthOf(flyFor(60, { thrust: 1, isBoosted: true }).position)).toBeLessThanOrEqual(
    950.001,
  );
  const planet = { position: [0, 0, -20], radius: 3 } as const;
  let flight = start;
  for (let frame = 0; frame < 300; frame += 1) {
    flight = fly(flight, { ...idleSteering, thrust: 1 }, 1 / 60, [planet]);
    expect(lengthOf(subtract(flight.position, planet.position))).toBeGreaterThanOrEqual(6.59);
  }
});

test("a direction is the one of its yaw and pitch", () => {
  const { yaw, pitch } = lookAlong([3, 2, -5]);
  const [x, y, z] = directionOf({ yaw, pitch });
  expect([x / z, y / z]).toEqual([expect.closeTo(-3 / 5), expect.closeTo(-2 / 5)]);
});
