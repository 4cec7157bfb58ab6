/** Bits of a game's input, as in `packages/games/src/kernel/input.ts`. */
export const padBits = { left: 1, right: 2, up: 4, down: 8, a: 16, b: 32 } as const;

/** The share of the pad's radius, from its center, in which a thumb holds no direction. */
const deadZone = 0.22;
/** A diagonal is held within this angle of it, in radians: a little less than half of each corner. */
const diagonal = Math.PI / 9;

/**
 * The direction bits of a thumb at `x`, `y`, from −1 to 1 from the center of the pad, with y growing
 * downward.
 */
export function readDirection(x: number, y: number): number {
  if (Math.hypot(x, y) < deadZone) return 0;
  const steep = Math.atan2(Math.abs(y), Math.abs(x));
  const horizontal = x < 0 ? padBits.left : padBits.right;
  const vertical = y < 0 ? padBits.up : padBits.down;
  if (Math.abs(steep - Math.PI / 4) < diagonal) return horizontal | vertical;
  return steep < Math.PI / 4 ? horizontal : vertical;
}
