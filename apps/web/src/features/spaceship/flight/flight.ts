import { clamp } from "@goldmane/std/clamp";
import { add, lengthOf, scale, subtract, type Vector } from "#features/spaceship/galaxy/vector.ts";

/** Where the ship is and where it looks, in radians; yaw 0 looks along -z, positive turns left. */
export type Pose = { position: Vector; yaw: number; pitch: number };

export type Flight = Pose & { velocity: Vector; turnRate: number; climbRate: number };

/** From -1 to 1. */
export type Steering = { turn: number; climb: number; thrust: number; isBoosted: boolean };

export const idleSteering: Steering = { turn: 0, climb: 0, thrust: 0, isBoosted: false };

/** Something that the ship can't fly into. */
export type Obstacle = { position: Vector; radius: number };

/** Units and radians per second. */
const topSpeed = 34;
const boostFactor = 2.6;
const turnSpeed = 1.15;
const climbSpeed = 0.85;
const pitchAtMost = 1.2;
/** The galaxy's edge, from its center. */
const edge = 950;

export function restAt(pose: Pose): Flight {
  return { ...pose, velocity: [0, 0, 0], turnRate: 0, climbRate: 0 };
}

export function directionOf({ yaw, pitch }: Pick<Pose, "yaw" | "pitch">): Vector {
  return [-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
}

/** The yaw and pitch of a direction. */
export function lookAlong([x, y, z]: Vector): { yaw: number; pitch: number } {
  return { yaw: Math.atan2(-x, -z), pitch: Math.atan2(y, Math.hypot(x, z)) };
}

export function speedOf({ velocity }: Flight): number {
  return lengthOf(velocity);
}

/** The flight after some time. Speeds approach what is steered, so that the ship glides. */
export function fly(
  flight: Flight,
  steering: Steering,
  seconds: number,
  obstacles: readonly Obstacle[],
): Flight {
  const turnRate = approach(flight.turnRate, -steering.turn * turnSpeed, seconds, 7);
  const climbRate = approach(flight.climbRate, steering.climb * climbSpeed, seconds, 7);
  const yaw = flight.yaw + turnRate * seconds;
  const pitch = clamp(flight.pitch + climbRate * seconds, -pitchAtMost, pitchAtMost);
  const speed = steering.thrust * topSpeed * (steering.isBoosted ? boostFactor : 1);
  const wanted = scale(directionOf({ yaw, pitch }), speed);
  const velocity: Vector = [
    approach(flight.velocity[0], wanted[0], seconds, 2.2),
    approach(flight.velocity[1], wanted[1], seconds, 2.2),
    approach(flight.velocity[2], wanted[2], seconds, 2.2),
  ];
  const ahead = add(flight.position, scale(velocity, seconds));
  return {
    position: keepClear(keepInside(ahead), obstacles),
    yaw,
    pitch,
    velocity,
    turnRate,
    climbRate,
  };
}

/** Independent of the frame rate. */
function approach(from: number, to: number, seconds: number, rate: number): number {
  return to + (from - to) * Math.exp(-rate * seconds);
}

function keepInside(position: Vector): Vector {
  const distance = lengthOf(position);
  return distance > edge ? scale(position, edge / distance) : position;
}

function keepClear(position: Vector, obstacles: readonly Obstacle[]): Vector {
  let clear = position;
  for (const obstacle of obstacles) {
    const away = subtract(clear, obstacle.position);
    const distance = lengthOf(away);
    const least = obstacle.radius * 2.2;
    if (distance >= least) continue;
    const out: Vector = distance === 0 ? [0, 1, 0] : scale(away, 1 / distance);
    clear = add(obstacle.position, scale(out, least));
  }
  return clear;
}
