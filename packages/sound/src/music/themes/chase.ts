import type { Theme } from "./theme.ts";

const run = Array.from({ length: 16 }, (_, i) => ({
  at: i / 4,
  beats: 0.2,
  tone: [0, 2, 1, 2, 0, 2, 3, 2, 0, 2, 1, 2, 3, 2, 1, 2][i] ?? 0,
  // Accents of 3 + 3 + 2 drive the chase.
  accent: [0, 3, 6, 8, 11, 14].includes(i) ? 1 : 0.62,
}));

/** Runs in sixteenth notes with 3 + 3 + 2 accents. */
export const chase: Theme = {
  beats: 4,
  division: 4,
  strong: [0, 1.5, 3],
  barsPerChord: 1,
  cells: [
    [1.5, 1.5, 1],
    [0.75, 0.75, 1.5, 1],
    [1.5, 0.5, 0.5, 0.5, 1],
    [0.5, 0.5, 0.5, 1.5, 1],
  ],
  closings: [
    [1.5, 1.5, -1],
    [3, -1],
  ],
  leap: 3,
  figure: run,
  bass: [
    { at: 0, beats: 1.3, tone: "root" },
    { at: 1.5, beats: 1.3, tone: "root" },
    { at: 3, beats: 0.9, tone: "fifth" },
  ],
  kit: [
    { shaker: "x.ox.ox.x.ox.ox." },
    { taiko: "x.....o...x.....", shaker: "x.ox.ox.x.ox.ox.", woodblock: "o..o..o.o..o..o." },
    {
      taiko: "X..x..x.x..x..x.",
      kick: "x.......x.......",
      snare: "....x.......x..o",
      shaker: "xoxoxoxoxoxoxoxo",
    },
  ],
  orchestra: {
    lead: ["clarinet", "horn", "trumpet"],
    double: "spiccato",
    counter: "horn",
    pad: ["tremolo", "brass"],
    figure: ["pizzicato", "spiccato"],
    bass: "synth-bass",
    accent: "drums",
  },
  room: { seconds: 1.4, brightness: 0.6, preDelay: 0.012 },
  center: 71,
};
