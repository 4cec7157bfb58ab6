import { button } from "@goldmane/games/kernel/input";

const { left, right, up, down, a, b, x, y } = button;

/** Left-hand keys; the first player's when two players share a keyboard. */
const leftHand: Readonly<Record<string, number>> = {
  KeyA: left,
  KeyD: right,
  KeyW: up,
  KeyS: down,
  Space: a,
  ShiftLeft: b,
  KeyX: b,
  KeyQ: x,
  KeyC: x,
  KeyE: y,
  KeyV: y,
};

const rightHand: Readonly<Record<string, number>> = {
  ArrowLeft: left,
  ArrowRight: right,
  ArrowUp: up,
  ArrowDown: down,
  Enter: a,
  NumpadEnter: a,
  ShiftRight: b,
  Period: b,
  Comma: x,
  Slash: y,
};

/**
 * The buttons that a key holds; undefined for other keys. With `player` 0 or 1 the keyboard is
 * shared by two.
 */
export function keysOf(code: string, player: number | null = null): number | undefined {
  if (player === 0) return leftHand[code];
  if (player === 1) return rightHand[code];
  return player === null ? (leftHand[code] ?? rightHand[code]) : undefined;
}
