import type { Theme } from "./theme.ts";

const third = 1 / 3;

/** A 6/8 jig with whistle, fiddle and hand drum. */
export const jig: Theme = {
  beats: 2,
  division: 3,
  strong: [0, 1],
  barsPerChord: 1,
  cells: [
    [third, third, third, third, third, third],
    [2 * third, third, third, third, third],
    [third, third, third, 2 * third, third],
    [2 * third, third, 2 * third, third],
  ],
  closings: [
    [2 * third, third, 1],
    [1, 1],
  ],
  leap: 3,
  figure: [
    { at: 0, beats: 0.6, tone: 0 },
    { at: 2 * third, beats: 0.3, tone: "all", accent: 0.65 },
    { at: 1, beats: 0.6, tone: 1, accent: 0.85 },
    { at: 1 + 2 * third, beats: 0.3, tone: "all", accent: 0.65 },
  ],
  bass: [
    { at: 0, beats: 0.9, tone: "root" },
    { at: 1, beats: 0.9, tone: "fifth" },
  ],
  kit: [
    { "frame-drum": "o..o.." },
    { "frame-drum": "x.ox.o", tambourine: "...o.." },
    { "frame-drum": "X.xxox", tambourine: "o..x..", shaker: "xoxxox" },
  ],
  orchestra: {
    lead: ["whistle", "fiddle", "whistle"],
    double: "fiddle",
    counter: "clarinet",
    pad: ["warm-pad", "strings"],
    figure: ["guitar", "guitar"],
    bass: "upright-bass",
    accent: "drums",
  },
  room: { seconds: 1.5, brightness: 0.6, preDelay: 0.012 },
  center: 77,
};
