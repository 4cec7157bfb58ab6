import {
  dot,
  lengthOf,
  normalize,
  subtract,
  type Vector,
} from "#features/spaceship/galaxy/vector.ts";
import { directionOf, type Obstacle, type Pose } from "./flight.ts";

/** Planets farther away are no targets. */
const reach = 110;
/** Cosine of the widest angle from the middle of the window. */
const widest = 0.86;

/** The planet that the ship points at: near the middle of the window, nearer ones preferred. */
export function findTarget<T extends Obstacle>(
  pose: Pose,
  planets: readonly T[],
  range = reach,
): T | null {
  const ahead = directionOf(pose);
  let best: { planet: T; score: number } | null = null;
  for (const planet of planets) {
    const way = subtract(planet.position, pose.position);
    const distance = lengthOf(way);
    const cosine = dot(normalize(way), ahead);
    if (distance > range || cosine < widest) continue;
    const score = (1 - cosine) * 14 + distance / range;
    if (!best || score < best.score) best = { planet, score };
  }
  return best?.planet ?? null;
}

/** The planet under a pointer: the first one that a ray meets, with a margin for fingers. */
export function findAlong<T extends Obstacle>(
  from: Vector,
  direction: Vector,
  planets: readonly T[],
): T | null {
  let best: { planet: T; distance: number } | null = null;
  for (const planet of planets) {
    const way = subtract(planet.position, from);
    const along = dot(way, direction);
    if (along <= 0) continue;
    const beside = Math.sqrt(Math.max(0, dot(way, way) - along * along));
    if (beside > planet.radius + along * 0.012) continue;
    if (!best || along < best.distance) best = { planet, distance: along };
  }
  return best?.planet ?? null;
}

/** The next one of a list, around its end; the first if the current one isn't on it. */
export function stepThrough<T>(
  all: readonly T[],
  current: T | undefined,
  by: 1 | -1,
): T | undefined {
  const index = current === undefined ? -1 : all.indexOf(current);
  if (index === -1) return by === 1 ? all[0] : all.at(-1);
  return all[(index + by + all.length) % all.length];
}
