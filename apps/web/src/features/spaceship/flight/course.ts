import { clamp } from "@goldmane/std/clamp";
import {
  add,
  lengthOf,
  mix,
  normalize,
  scale,
  subtract,
  type Vector,
} from "#features/spaceship/galaxy/vector.ts";
import { lookAlong, type Obstacle, type Pose } from "./flight.ts";

/** A flight that the ship's computer steers. */
export type Course = { from: Pose; to: Pose; seconds: number };

/** Share of the time in which the ship turns towards its destination. */
const turning = 0.28;
/** Shorter ways are flown without the warp tunnel. */
const warpFrom = 60;

/** In front of a planet, some radii away, on the side that its sun lights. */
export function parkAt({ position, radius }: Obstacle, sun: Vector, radii = 4.4): Pose {
  const toSun = normalize(subtract(sun, position));
  const aside: Vector = [toSun[2], 0, -toSun[0]];
  const out = normalize(add(add(toSun, scale(aside, 0.75)), [0, 0.28, 0]));
  const stand = add(position, scale(out, radius * radii));
  return { position: stand, ...lookAlong(subtract(position, stand)) };
}

/** Above a system, with all its orbits in view. */
export function overlook({ position, radius }: Obstacle): Pose {
  const outward = normalize([position[0], 0, position[2]]);
  const stand = add(add(position, scale(outward, radius * 1.9)), [0, radius * 0.85, 0]);
  return { position: stand, ...lookAlong(subtract(position, stand)) };
}

export function planCourse(from: Pose, to: Pose): Course {
  const distance = lengthOf(subtract(to.position, from.position));
  return { from, to, seconds: clamp(1.4 + distance / 130, 1.4, 3.6) };
}

/** The pose at a share of the course, and how deep in the warp tunnel the ship is, 0 to 1. */
export function followCourse({ from, to }: Course, share: number): Pose & { warp: number } {
  const way = subtract(to.position, from.position);
  const distance = lengthOf(way);
  const along = distance < 1 ? { yaw: to.yaw, pitch: to.pitch } : lookAlong(way);
  const moved = ease(clamp((share - turning * 0.7) / (1 - turning * 0.7)));
  const turned = ease(clamp(share / turning));
  const settled = ease(clamp((share - (1 - turning)) / turning));
  const heading = mixAngles(mixAngles(from.yaw, along.yaw, turned), to.yaw, settled);
  const pitch = mixNumbers(mixNumbers(from.pitch, along.pitch, turned), to.pitch, settled);
  const isFar = distance > warpFrom;
  return {
    position: mix(from.position, to.position, moved),
    yaw: heading,
    pitch,
    warp: isFar ? Math.sin(Math.PI * moved) ** 0.8 : 0,
  };
}

function ease(amount: number): number {
  return amount * amount * (3 - 2 * amount);
}

function mixNumbers(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** The shorter way around. */
function mixAngles(from: number, to: number, amount: number): number {
  const difference = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return from + difference * amount;
}
