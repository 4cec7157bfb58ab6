import { one } from "#kernel/fixed.ts";
import type { Input } from "#kernel/input.ts";
import type { Level } from "./level.ts";
import { tileSize } from "./tiles.ts";

/** The side of a tile in fixed-point. */
export const tile = tileSize * one;

/** The sizes of bodies in fixed-point. A whole slime needs two tiles of room, a half one. */
export const sizes = {
  whole: { width: 20 * one, height: 18 * one },
  half: { width: 13 * one, height: 12 * one },
  /** The height of a whole slime while it is stretched or has no room to rise. */
  thin: 12 * one,
} as const;

/** The surface a body sticks to: none, a wall on its left or right, or the ceiling. */
export type Grip = "none" | "left" | "right" | "ceiling";

/** A slime, or one of its halves. Places and speeds are fixed-point; x and y are its upper left. */
export interface Body {
  player: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  width: number;
  height: number;
  isHalf: boolean;
  facing: 1 | -1;
  onGround: boolean;
  grip: Grip;
  /** Ticks in which a body that left the ground can still jump. */
  coyote: number;
  /** Ticks for which a press of the jump button still counts. */
  jumpWish: number;
  /** Whether releasing the jump button now cuts a jump short. */
  isJumping: boolean;
  /** Ticks left of a stretch. */
  stretch: number;
  stretchesUp: boolean;
  /** Whether it can stretch again before it lands. */
  canStretch: boolean;
  /** 0 for none, 1 red, 2 blue, 3 yellow. */
  color: number;
  /** Ticks until a body that fell returns, or 0 while it is in play. */
  away: number;
  /** Where it last stood safely. */
  safeX: number;
  safeY: number;
}

export interface Player {
  /** The index in `bodies` of the body that the player moves. */
  active: number;
  before: Input;
  /** Whether its halves have been apart, and so join when they touch. */
  canJoin: boolean;
  /** Ticks for which the split button has been held. */
  splitHeld: number;
  isHome: boolean;
}

export interface Snail {
  x: number;
  y: number;
  facing: 1 | -1;
  isAsleep: boolean;
}

/** A crumbling tile that was stepped on. */
export interface Crumble {
  tile: number;
  ticks: number;
}

export type HappeningKind =
  | "jump"
  | "land"
  | "bounce"
  | "stretch"
  | "stick"
  | "split"
  | "join"
  | "switch-body"
  | "gem"
  | "press"
  | "open"
  | "paint"
  | "crumble"
  | "checkpoint"
  | "squash"
  | "hurt"
  | "return"
  | "home";

/** Something that happened in the latest step, at a place in pixels. */
export interface Happening {
  kind: HappeningKind;
  x: number;
  y: number;
  player: number;
}

export interface SlimeState {
  level: Level;
  levelNumber: number;
  isAssisted: boolean;
  ticks: number;
  /** Ticks since the first input. */
  clock: number;
  bodies: Body[];
  players: Player[];
  snails: Snail[];
  /** Tiles of gems that are left. */
  gems: number[];
  gemCount: number;
  crumbles: Crumble[];
  /** Tiles of all switches. */
  switches: number[];
  /** Tiles of switches that a body stands on, now and a tick ago. */
  pressed: number[];
  wasPressed: number[];
  /** Whether each group of doors is open; doors stay open. */
  openDoors: boolean[];
  /** The tile to return to. */
  checkpoint: number;
  goal: number;
  falls: number;
  isFinished: boolean;
  happenings: Happening[];
}

/** Records that something happened to a body. */
export function report(state: SlimeState, kind: HappeningKind, body: Body): void {
  const x = Math.floor((body.x + body.width / 2) / one);
  const y = Math.floor((body.y + body.height / 2) / one);
  state.happenings.push({ kind, x, y, player: body.player });
}

/** The other half of a player's slime, or undefined while it is whole. */
export function siblingOf(state: SlimeState, body: Body): Body | undefined {
  return state.bodies.find((other) => other !== body && other.player === body.player);
}
