import type { Theme } from "./theme.ts";

const orbit = Array.from({ length: 10 }, (_, i) => ({
  at: i / 2,
  beats: 1.5,
  tone: [0, 2, 4, 1, 3, 5, 2, 4, 3, 1][i] ?? 0,
  accent: [1, 0.6, 0.75, 0.6, 0.85, 0.7, 0.9, 0.6, 0.75, 0.55][i] ?? 0.7,
}));

/** A floating 5/4 of glass and synthesizers. */
export const drift: Theme = {
  beats: 5,
  division: 4,
  strong: [0, 3],
  barsPerChord: 1,
  cells: [
    [3, 2],
    [1.5, 1.5, 2],
    [-1, 2, 2],
    [2, 1, 2],
  ],
  closings: [[5], [3, -2]],
  leap: 5,
  figure: orbit,
  bass: [{ at: 0, beats: 4.8, tone: "root" }],
  kit: [
    {},
    { hat: "o.....o.....o.....o.", "frame-drum": "o..................." },
    { hat: "o..o..o..o..o..o..o.", kick: "x...........o.......", shaker: "..o...o...o...o...o." },
  ],
  orchestra: {
    lead: ["glass", "vibraphone", "lead"],
    double: "glass",
    counter: "lead",
    pad: ["warm-pad", "warm-pad"],
    figure: ["star-pluck", "star-pluck"],
    bass: "synth-bass",
    accent: "stars",
  },
  room: { seconds: 2.7, brightness: 0.6, preDelay: 0.022 },
  center: 74,
};
