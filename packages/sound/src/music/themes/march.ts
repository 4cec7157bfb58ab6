import type { Theme } from "./theme.ts";

/** A 2/4 march with snare, brass and a walking bass. */
export const march: Theme = {
  beats: 2,
  division: 4,
  strong: [0, 1],
  barsPerChord: 2,
  cells: [
    [0.75, 0.25, 0.5, 0.5],
    [0.5, 0.5, 0.75, 0.25],
    [1, 0.5, 0.5],
    [0.5, 0.25, 0.25, 1],
    [0.75, 0.25, 1],
  ],
  closings: [
    [1, -1],
    [0.5, 0.5, 1],
  ],
  leap: 4,
  figure: [
    { at: 0.5, beats: 0.3, tone: "all", accent: 0.8 },
    { at: 1.5, beats: 0.3, tone: "all", accent: 0.9 },
  ],
  bass: [
    { at: 0, beats: 0.55, tone: "root" },
    { at: 1, beats: 0.55, tone: "fifth" },
  ],
  kit: [
    { snare: "o...o.oo" },
    { kick: "x...o...", snare: "x.oox.oo" },
    { kick: "X...x...", snare: "x.xoxoxx", crash: "o......." },
  ],
  orchestra: {
    lead: ["clarinet", "horn", "trumpet"],
    double: "whistle",
    counter: "horn",
    pad: ["strings", "brass"],
    figure: ["pizzicato", "brass"],
    bass: "upright-bass",
    accent: "drums",
  },
  room: { seconds: 1.7, brightness: 0.65, preDelay: 0.014 },
  center: 71,
};
