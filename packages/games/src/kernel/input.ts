/**
 * What a player holds during one tick, as an integer of 25 bits: bits 0 to 7 are buttons, bits 8 to
 * 15 and 16 to 23 a pointer's x and y in 1/256 of the field, and bit 24 says that the pointer is
 * down. The pointer's bits are 0 while it is up.
 */
export type Input = number;

export const button = {
  left: 1,
  right: 2,
  up: 4,
  down: 8,
  /** The main action: jump, use, confirm. */
  a: 16,
  /** The second action. */
  b: 32,
  /** The third action, such as changing a tool. */
  x: 64,
  /** The fourth action. */
  y: 128,
} as const;

export type Button = keyof typeof button;

const pointerDown = 1 << 24;
export const inputLimit = 1 << 25;

/** Whether a button is held. */
export function isHeld(input: Input, name: Button): boolean {
  return (input & button[name]) !== 0;
}

/** Whether a button is held now and was not in the tick before. */
export function isPressed(input: Input, before: Input, name: Button): boolean {
  return (input & ~before & button[name]) !== 0;
}

/** Adds a pointer that is down at x and y (0 to 255) to held buttons. */
export function withPointer(buttons: number, x: number, y: number): Input {
  return (buttons & 0xff) | ((x & 0xff) << 8) | ((y & 0xff) << 16) | pointerDown;
}

/** The pointer's position in 1/256 of the field, or null while it is up. */
export function readPointer(input: Input): { x: number; y: number } | null {
  if ((input & pointerDown) === 0) return null;
  return { x: (input >>> 8) & 0xff, y: (input >>> 16) & 0xff };
}
