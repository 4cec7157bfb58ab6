import type { Input } from "#kernel/input.ts";
import type { RandomState } from "#kernel/random.ts";
import type { Mission } from "./missions.ts";

/** Events of the latest step, for sounds and particles. */
export const dashEvent = {
  jump: 1,
  secondJump: 2,
  land: 3,
  slide: 4,
  coin: 5,
  knock: 6,
  shieldBreak: 7,
  fall: 8,
  shield: 9,
  magnet: 10,
  bounce: 11,
  level: 12,
  mission: 13,
  nearMiss: 14,
  heart: 15,
  end: 16,
} as const;

export type ObstacleKind = "stump" | "crates" | "bar" | "bee" | "pit" | "ledge" | "mushroom";

/** Part of the course; x and widths in pixels from the start, heights from the ground. */
export interface Obstacle {
  kind: ObstacleKind;
  x: number;
  width: number;
  /** The lower and upper edge of what can be bumped into; of a ledge, `top` is stood on. */
  bottom: number;
  top: number;
  /** Whether it has been bumped, so that it can't be bumped again. */
  isHit: boolean;
  /** Whether it has been passed. */
  isPassed: boolean;
}

export type ItemKind = "coin" | "shield" | "magnet" | "heart";

export interface Item {
  kind: ItemKind;
  x: number;
  y: number;
}

export interface DashState extends RandomState {
  tick: number;
  isOneButton: boolean;
  /** In a race knocks and falls cost speed, not hearts, and the run ends at the finish line. */
  isRace: boolean;
  /** Kyle's distance from the start and height above the ground, fixed-point. */
  x: number;
  y: number;
  rise: number;
  speed: number;
  isGrounded: boolean;
  /** Ticks since he last stood, for jumps just after an edge. */
  sinceGround: number;
  /** Ticks for which a pressed jump is remembered. */
  wish: number;
  jumpsLeft: number;
  /** Whether he still rises by a held button. */
  isRising: boolean;
  /** Ticks of a slide so far; 0 while he runs. */
  slide: number;
  hearts: number;
  hasShield: boolean;
  magnet: number;
  /** Ticks left in which nothing knocks him. */
  safe: number;
  /** Ticks left in the bubble that lifts him out of a pit. */
  bubble: number;
  level: number;
  /** Where the next level's door stands, and where the course is laid out to, in pixels. */
  doorX: number;
  laidTo: number;
  obstacles: Obstacle[];
  items: Item[];
  coins: number;
  jumps: number;
  slides: number;
  bounces: number;
  nearMisses: number;
  knocks: number;
  missions: Mission[];
  missionsDone: number;
  isEnded: boolean;
  before: Input;
  events: number[];
}
