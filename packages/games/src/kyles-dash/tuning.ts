import { toFixed } from "#kernel/fixed.ts";

/** Lengths in pixels of the field, times in ticks, speeds in fixed-point pixels a tick. */
export const tuning = {
  /** Where Kyle runs on the field. */
  kyleX: 220,
  /** Height of his body while he runs and while he slides, and half its width. */
  tall: 78,
  low: 36,
  halfWidth: 17,

  gravity: toFixed(0.62),
  jump: toFixed(12.6),
  secondJump: toFixed(10.6),
  /** Letting go of the button early cuts the rise to this. */
  cutRise: toFixed(4.5),
  /** Pressing down in the air falls at this speed at once. */
  dive: toFixed(-15),
  bounce: toFixed(17.5),

  /** A jump pressed this long before landing, or after a ledge's end, still counts. */
  buffer: 8,
  coyote: 6,
  shortestSlide: 26,

  startSpeed: toFixed(5),
  topSpeed: toFixed(10),
  /** Faster by this with every level. */
  levelSpeed: toFixed(0.6),
  speedUp: 3,

  hearts: 3,
  /** No second knock during this time. */
  knockTicks: 100,
  /** A bubble carries Kyle out of a pit. */
  bubbleTicks: 54,
  bubbleHeight: 150,
  magnetTicks: 600,
  magnetReach: 190,

  coinRadius: 34,
  itemRadius: 40,
  /** Pixels to a meter. */
  meter: 40,
  /** A race's length, some 45 seconds: several rounds fit between two films. */
  raceMeters: 360,
  /** A level's length in ticks at its speed. */
  levelTicks: 1500,
  /** How far ahead of Kyle the course is laid out. */
  ahead: 1300,
  behind: 500,
} as const;

/** Points beside those for meters. */
export const points = { coin: 10, mission: 150, level: 100, nearMiss: 5 } as const;
