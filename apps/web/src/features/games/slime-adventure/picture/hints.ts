import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import { tile } from "@goldmane/games/slime-adventure/state";
import type { KeyName } from "#features/games/slime-adventure/guide/paint-key.ts";

/** A button that a hint shows. */
export type HintPart = {
  button: KeyName;
  /** Whether the player has found out. */
  isDone: (state: SlimeState) => boolean;
};

const hasMoved = (tiles: number) => (state: SlimeState) => (state.bodies[0]?.x ?? 0) > tiles * tile;

const hints: Readonly<Record<number, readonly HintPart[]>> = {
  1: [
    { button: "right", isDone: hasMoved(6) },
    { button: "a", isDone: hasMoved(17) },
  ],
  7: [
    { button: "a", isDone: hasMoved(15) },
    { button: "b", isDone: hasMoved(15) },
  ],
  9: [
    { button: "a", isDone: hasMoved(60) },
    { button: "up", isDone: (state) => (state.bodies[0]?.y ?? 0) < 9 * tile },
    { button: "b", isDone: (state) => (state.bodies[0]?.y ?? 0) < 9 * tile },
  ],
  13: [
    { button: "a", isDone: hasMoved(18) },
    { button: "right", isDone: hasMoved(18) },
  ],
  14: [
    { button: "a", isDone: hasMoved(22) },
    { button: "right", isDone: hasMoved(22) },
  ],
  19: [{ button: "x", isDone: (state) => state.openDoors[0] === true }],
};

/** The move that a level teaches, as buttons to press in order; null if it teaches nothing new. */
export function hintOf(level: number): readonly HintPart[] | null {
  return hints[level] ?? null;
}
