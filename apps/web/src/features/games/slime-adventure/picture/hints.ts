import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import { tile } from "@goldmane/games/slime-adventure/state";
import { icons } from "#features/games/slime-adventure/icons.ts";

/** A button that a hint shows, by the icon that the touch controls have too. */
export type HintPart = {
  id: string;
  icon: string;
  /** Whether the player has found out. */
  isDone: (state: SlimeState) => boolean;
};

const hasMoved = (tiles: number) => (state: SlimeState) => (state.bodies[0]?.x ?? 0) > tiles * tile;

const hints: Readonly<Record<number, readonly HintPart[]>> = {
  1: [
    { id: "right", icon: icons.right, isDone: hasMoved(6) },
    { id: "jump", icon: icons.jump, isDone: hasMoved(17) },
  ],
  7: [
    { id: "jump", icon: icons.jump, isDone: hasMoved(15) },
    { id: "stretch", icon: icons.stretch, isDone: hasMoved(15) },
  ],
  9: [
    { id: "jump", icon: icons.jump, isDone: hasMoved(60) },
    { id: "up", icon: icons.up, isDone: (state) => (state.bodies[0]?.y ?? 0) < 9 * tile },
    { id: "stretch", icon: icons.stretch, isDone: (state) => (state.bodies[0]?.y ?? 0) < 9 * tile },
  ],
  13: [
    { id: "jump", icon: icons.jump, isDone: hasMoved(18) },
    { id: "right", icon: icons.right, isDone: hasMoved(18) },
  ],
  14: [
    { id: "jump", icon: icons.jump, isDone: hasMoved(22) },
    { id: "right", icon: icons.right, isDone: hasMoved(22) },
  ],
  19: [{ id: "split", icon: icons.split, isDone: (state) => state.openDoors[0] === true }],
};

/** The move that a level teaches, as buttons to press in order; null if it teaches nothing new. */
export function hintOf(level: number): readonly HintPart[] | null {
  return hints[level] ?? null;
}
