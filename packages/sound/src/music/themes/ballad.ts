import type { Theme } from "./theme.ts";

/** A slow song in 4/4 over piano arpeggios. */
export const ballad: Theme = {
  beats: 4,
  division: 4,
  strong: [0, 2],
  barsPerChord: 1,
  cells: [
    [1.5, 0.5, 2],
    [1, 1, 1.5, 0.5],
    [-0.5, 0.5, 1, 2],
    [0.5, 0.5, 1, 1.5, 0.5],
    [2, 1, 1],
  ],
  closings: [[4], [3, -1]],
  leap: 4,
  figure: [
    { at: 0, beats: 1.5, tone: 0 },
    { at: 0.5, beats: 1, tone: 1, accent: 0.75 },
    { at: 1, beats: 1, tone: 2, accent: 0.85 },
    { at: 1.5, beats: 0.5, tone: 3, accent: 0.75 },
    { at: 2, beats: 1.5, tone: 4, accent: 0.9 },
    { at: 2.5, beats: 1, tone: 3, accent: 0.7 },
    { at: 3, beats: 1, tone: 2, accent: 0.8 },
    { at: 3.5, beats: 0.5, tone: 1, accent: 0.7 },
  ],
  bass: [
    { at: 0, beats: 2.4, tone: "root" },
    { at: 2.5, beats: 1.4, tone: "fifth" },
  ],
  kit: [
    {},
    { kick: "o.......o.......", brush: "....o.......o..." },
    { kick: "x.....o.x.......", brush: "....x..o....x...", shaker: "o.o.o.o.o.o.o.o." },
  ],
  orchestra: {
    lead: ["flute", "felt-piano", "cello"],
    double: "flute",
    counter: "cello",
    pad: ["warm-pad", "strings"],
    figure: ["felt-piano", "felt-piano"],
    bass: "upright-bass",
    accent: "bells",
  },
  room: { seconds: 2.2, brightness: 0.45, preDelay: 0.018 },
  center: 73,
};
