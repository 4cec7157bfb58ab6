/** A point or direction in the galaxy; y is up. */
export type Vector = readonly [x: number, y: number, z: number];

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function lengthOf(a: Vector): number {
  return Math.hypot(...a);
}

/** The direction of a vector; forward for the null vector. */
export function normalize(a: Vector): Vector {
  const length = lengthOf(a);
  return length === 0 ? [0, 0, -1] : scale(a, 1 / length);
}

export function mix(a: Vector, b: Vector, amount: number): Vector {
  return add(scale(a, 1 - amount), scale(b, amount));
}
