import type { Theme } from "./theme.ts";

/** A 3/4 waltz: one low beat, two high. */
export const waltz: Theme = {
  beats: 3,
  division: 4,
  strong: [0],
  barsPerChord: 1,
  cells: [
    [2, 1],
    [1, 1, 1],
    [1.5, 0.5, 1],
    [1, 0.5, 0.5, 1],
    [-1, 1, 1],
  ],
  closings: [[3], [2, -1]],
  leap: 5,
  figure: [
    { at: 1, beats: 0.6, tone: "all", accent: 0.85 },
    { at: 2, beats: 0.6, tone: "all", accent: 0.7 },
  ],
  bass: [{ at: 0, beats: 1.6, tone: "root" }],
  kit: [
    {},
    { brush: "....o...o...", kick: "o..........." },
    { brush: "....x...x...", kick: "x...........", tambourine: "....o...o..." },
  ],
  orchestra: {
    lead: ["fiddle", "clarinet", "fiddle"],
    double: "flute",
    counter: "cello",
    pad: ["warm-pad", "strings"],
    figure: ["harp", "pizzicato"],
    bass: "upright-bass",
    accent: "bells",
  },
  room: { seconds: 1.9, brightness: 0.55, preDelay: 0.015 },
  center: 74,
};
