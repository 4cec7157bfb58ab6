import type { Facing } from "#adventure-quest/world/field.ts";
import type { Tile } from "#adventure-quest/world/tiles.ts";
import type { QuestEvent } from "./events.ts";

export type Mode = "story" | "realm" | "daily";

/** Positions and speeds are fixed-point; the rest are ticks unless said otherwise. */
export interface Hero {
  x: number;
  y: number;
  facing: Facing;
  /** Ticks of walking without a stop, for the picture. */
  walking: number;
  /** Ticks left of a swing of the feather. */
  swing: number;
  /** Ticks left of using a tool, and its index (−1 for none). */
  using: number;
  tool: number;
  /** Ticks left in which nothing can hurt. */
  safe: number;
  /** Ticks of pushing against the same tile. */
  pushing: number;
  /** Speed of being knocked back. */
  knockX: number;
  knockY: number;
  /** Where the hook pulls to, or null. */
  flight: { x: number; y: number } | null;
}

export type FoeKind = "blob" | "moth" | "spitter" | "charger" | "hopper" | "critter";

export interface Foe {
  kind: FoeKind;
  x: number;
  y: number;
  /** Direction of its next move. */
  facing: Facing;
  /** Tickles until it gives up. */
  hitsLeft: number;
  /** Ticks left of its current mode. */
  timer: number;
  mode: "walk" | "warn" | "dash" | "rest";
  /** Ticks left in which it can't be tickled again. */
  hurt: number;
}

export interface Shot {
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Whether the shield sent it back. */
  friendly: boolean;
}

export interface Drop {
  kind: "gem" | "heart";
  x: number;
  y: number;
  /** Ticks until it disappears. */
  left: number;
}

/** A rectangle of tiles that is dangerous from one tick of the fight until another. */
export interface Zone {
  x: number;
  y: number;
  width: number;
  height: number;
  from: number;
  until: number;
}

export interface Boss {
  /** The index of its realm. */
  kind: number;
  x: number;
  y: number;
  goalX: number;
  goalY: number;
  /** Tickles until it gives up. */
  hitsLeft: number;
  mode: "wait" | "warn" | "dizzy" | "won";
  timer: number;
  /** Counts the attacks, which take turns. */
  turn: number;
  /** Hits in the present pause. */
  hitsInPause: number;
  hurt: number;
  /** Ticks of the fight; zones refer to it. */
  clock: number;
}

export interface Talk {
  /** The riddle's index. */
  riddle: number;
  /** The choices' pictures in the order shown. */
  picks: string[];
  /** The highlighted choice. */
  at: number;
  /** Bits of choices that were wrong. */
  gone: number;
  /** Ticks since the right choice, or 0. */
  solved: number;
}

export type Screen = "room" | "talk" | "found" | "map" | "world" | "won" | "faint" | "over";

export interface QuestState {
  random: number;
  seed: number;
  mode: Mode;
  assist: boolean;
  /** Inputs of the tick before. */
  before: number;
  ticks: number;
  screen: Screen;
  /** Ticks in the present screen. */
  screenTicks: number;
  /** The present realm; 6 is the daily dungeon. */
  realm: number;
  room: number;
  /** Ticks left of walking into the room, the direction, and the room before. */
  entering: number;
  enteredBy: Facing;
  cameFrom: number;
  /** Where the hero entered the room. */
  entryX: number;
  entryY: number;
  /** What has been done in each realm, as `room * 256 + tile` or a mark (world/marks.ts). */
  done: number[][];
  beaten: number;
  tools: number;
  selected: number;
  health: number;
  maxHealth: number;
  gems: number;
  /** Keys of each realm, and whether its boss key was found. */
  keys: number[];
  bossKeys: number;
  counts: { tickled: number; riddles: number; chests: number; faints: number; rooms: number };
  hero: Hero;
  tiles: Tile[];
  foes: Foe[];
  shots: Shot[];
  drops: Drop[];
  zones: Zone[];
  boss: Boss | null;
  talk: Talk | null;
  /** What the open chest had: a tool, "key", "boss-key", "gems" or "heart". */
  found: string | null;
  /** The highlighted realm of the world map. */
  worldAt: number;
  events: QuestEvent[];
}
