import { approach } from "#kernel/fixed.ts";
import type { Input } from "#kernel/input.ts";
import { choose, type Grid } from "./choices.ts";
import { presses, tapOf, type Control } from "./control.ts";
import { clamp, type Point } from "./field.ts";
import { microGameIds, type MicroGameId } from "./micro-games.ts";
import { maxPlayers } from "./options.ts";
import type { RoundEvent } from "./round.ts";
import { arrows } from "./steer.ts";

export type HubPlace = "party" | "practice" | "medley" | "leo" | "door";

/** Where a player stands at each place of the hall. */
export const hubPlaces: Readonly<Record<HubPlace, Point>> = {
  door: { x: 90, y: 400 },
  party: { x: 255, y: 360 },
  medley: { x: 480, y: 360 },
  practice: { x: 705, y: 360 },
  leo: { x: 850, y: 420 },
};

const placeNames = Object.keys(hubPlaces) as HubPlace[];

/** The practice shelf; its last spot closes it. */
export const shelfGrid: Grid = { count: 21, columns: 7, spacing: 118, y: 285 };

/** The party table: the first spot closes it, the others are for 2 to 8 players. */
export const partyGrid: Grid = { count: maxPlayers, columns: maxPlayers, spacing: 108, y: 300 };

/** Leo's lines, in the order he says them. */
export const leoLines = 6;

export type HubChoice =
  | { kind: "medley" }
  | { kind: "party"; players: number }
  | { kind: "practice"; game: MicroGameId }
  | { kind: "door" };

export interface HubState {
  x: number;
  y: number;
  facing: 1 | -1;
  isWalking: boolean;
  /** Where a tap sends the player. */
  goal: HubPlace | null;
  /** The place that `a` would use. */
  near: HubPlace | null;
  /** The open menu: the practice shelf, the party table, or neither. */
  open: "shelf" | "party" | null;
  cursor: number;
  /** How often Leo has spoken, and for how many ticks his bubble stays. */
  talks: number;
  bubble: number;
  ticks: number;
  before: Input;
  events: RoundEvent[];
}

const speed = 5;

export function startHub(): HubState {
  return {
    x: 480,
    y: 470,
    facing: 1,
    isWalking: false,
    goal: null,
    near: null,
    open: null,
    cursor: 0,
    talks: 0,
    bubble: 0,
    ticks: 0,
    before: 0,
    events: [],
  };
}

/** Advances the hall by a tick, in place; returns where the player goes, or null. */
export function stepHub(state: HubState, input: Input): HubChoice | null {
  const control = { input, before: state.before };
  state.before = input;
  state.events = [];
  state.ticks += 1;
  state.bubble = Math.max(0, state.bubble - 1);
  if (state.open) return chooseInside(state, control);
  const hasArrived = walk(state, control);
  const near = nearestPlace(state.x);
  state.near = Math.abs(hubPlaces[near].x - state.x) < 95 ? near : null;
  return state.near && (presses(control, "a") || hasArrived) ? use(state, state.near) : null;
}

function walk(state: HubState, control: Control): boolean {
  const tap = tapOf(control);
  if (tap) state.goal = nearestPlace(tap.x);
  const dx = arrows(control, "left", "right") * speed;
  const dy = arrows(control, "up", "down") * speed;
  if (dx !== 0 || dy !== 0) state.goal = null;
  const from = { x: state.x, y: state.y };
  const to = state.goal ? hubPlaces[state.goal] : { x: from.x + dx, y: from.y + dy };
  state.x = clamp(approach(from.x, to.x, speed), 70, 890);
  state.y = clamp(approach(from.y, to.y, speed), 345, 500);
  if (state.x !== from.x) state.facing = state.x > from.x ? 1 : -1;
  state.isWalking = state.x !== from.x || state.y !== from.y;
  if (state.isWalking && state.ticks % 16 === 0) state.events.push("move");
  if (!state.goal || state.isWalking) return false;
  state.goal = null;
  return true;
}

/** The hall is wide and hardly deep: only x counts. */
function nearestPlace(x: number): HubPlace {
  const far = (name: HubPlace): number => Math.abs(hubPlaces[name].x - x);
  return placeNames.reduce((best, name) => (far(name) < far(best) ? name : best));
}

function use(state: HubState, place: HubPlace): HubChoice | null {
  state.events.push("good");
  if (place === "medley" || place === "door") return { kind: place };
  if (place === "leo") {
    state.talks += 1;
    state.bubble = 240;
    return null;
  }
  state.open = place === "party" ? "party" : "shelf";
  state.cursor = place === "party" ? 1 : 0;
  return null;
}

function chooseInside(state: HubState, control: Control): HubChoice | null {
  const chosen = choose(state, control, state.open === "party" ? partyGrid : shelfGrid);
  const isClosed = presses(control, "b");
  if (chosen === null && !isClosed) return null;
  const { open } = state;
  state.open = null;
  state.events.push("good");
  if (chosen === null || isClosed) return null;
  if (open === "party") return chosen === 0 ? null : { kind: "party", players: chosen + 1 };
  const game = microGameIds[chosen];
  return game ? { kind: "practice", game } : null;
}
