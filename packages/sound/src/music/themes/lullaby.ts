import type { Theme } from "./theme.ts";

/** A rocking 6/8 on a music box. */
export const lullaby: Theme = {
  beats: 2,
  division: 3,
  strong: [0, 1],
  barsPerChord: 1,
  cells: [
    [2 / 3, 1 / 3, 2 / 3, 1 / 3],
    [1, 2 / 3, 1 / 3],
    [2 / 3, 1 / 3, 1],
    [1 / 3, 1 / 3, 1 / 3, 1],
  ],
  closings: [[2], [1 + 2 / 3, -1 / 3]],
  leap: 3,
  figure: [
    { at: 0, beats: 1, tone: 0 },
    { at: 1 / 3, beats: 2 / 3, tone: 1 },
    { at: 2 / 3, beats: 1 / 3, tone: 2 },
    { at: 1, beats: 1, tone: 3, accent: 0.9 },
    { at: 4 / 3, beats: 2 / 3, tone: 2 },
    { at: 5 / 3, beats: 1 / 3, tone: 1 },
  ],
  bass: [{ at: 0, beats: 2, tone: "root" }],
  kit: [
    {},
    { "frame-drum": "o.....", shaker: "..o..o" },
    { "frame-drum": "x..o..", shaker: "o.oo.o" },
  ],
  orchestra: {
    lead: ["music-box", "celesta", "flute"],
    double: "music-box",
    counter: "flute",
    pad: ["warm-pad", "strings"],
    figure: ["felt-piano", "harp"],
    bass: "upright-bass",
    accent: "bells",
  },
  room: { seconds: 2.1, brightness: 0.5, preDelay: 0.016 },
  center: 76,
};
