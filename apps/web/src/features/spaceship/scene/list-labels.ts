import {
  dot,
  lengthOf,
  normalize,
  subtract,
  type Vector,
} from "#features/spaceship/galaxy/vector.ts";
import type { Galaxy, Planet, System } from "#features/spaceship/galaxy/galaxy.ts";
import type { Pose } from "#features/spaceship/flight/flight.ts";
import type { Label } from "./labels.ts";

/** Planets are named from this distance on. */
const planetRange = 75;

type Names = { ofSystem: (system: System) => string; signal: string };

/** The labels that the ship's position calls for; `pixels` are those of one radian. */
export function listLabels(
  galaxy: Galaxy,
  { position }: Pose,
  target: Planet | null,
  names: Names,
  pixels: number,
): Label[] {
  const systems = galaxy.systems.flatMap((system): Label[] => {
    const distance = lengthOf(subtract(system.position, position));
    if (system.orbits.length === 0 || distance < system.radius * 1.2) return [];
    return [
      {
        key: system.genre,
        kind: "system",
        text: names.ofSystem(system),
        position: system.position,
        rank: 50,
        below: (13 / distance) * pixels + 4,
        opacity: 1,
      },
    ];
  });
  const near = galaxy.planets
    .map((planet) => ({ planet, distance: lengthOf(subtract(planet.position, position)) }))
    .filter(({ planet, distance }) => distance <= planetRange || planet === target);
  const isHidden = (planet: Planet, distance: number) =>
    near.some(
      (other) =>
        other.distance < distance &&
        covers(subtract(other.planet.position, position), other.planet.radius, planet, position),
    );
  const planets = near.flatMap(({ planet, distance }): Label[] => {
    const isTarget = planet === target;
    if (!isTarget && isHidden(planet, distance)) return [];
    return [
      {
        key: planet.id,
        kind: "planet",
        text: planet.title.title,
        position: planet.position,
        rank: isTarget ? 100 : 40 - distance / 2,
        below: (planet.radius / distance) * pixels * (isTarget ? 1.28 : 1.08) + 6,
        opacity: isTarget ? 1 : Math.max(0.35, 1.15 - distance / planetRange),
      },
    ];
  });
  const fromCenter = lengthOf(position);
  const signal: Label = {
    key: "signal",
    kind: "signal",
    text: names.signal,
    position: [0, 0, 0],
    rank: 45,
    below: (12 / Math.max(1, fromCenter)) * pixels,
    opacity: 1,
  };
  return fromCenter < 30 ? [...systems, ...planets] : [...systems, ...planets, signal];
}

/** Whether a nearer planet hides the middle and the name of another, as seen from a position. */
function covers(way: Vector, radius: number, planet: Planet, position: Vector): boolean {
  const direction = normalize(subtract(planet.position, position));
  const along = dot(way, direction);
  const aside = Math.sqrt(Math.max(0, dot(way, way) - along * along));
  return along > 0 && aside < radius * 1.35;
}
