import type { Theme } from "./theme.ts";

const pulse = Array.from({ length: 8 }, (_, i) => ({
  at: i / 2,
  beats: 0.45,
  tone: "all" as const,
  accent: i % 4 === 0 ? 1 : i % 2 === 0 ? 0.8 : 0.6,
}));

/** Broad 4/4: choir, brass, pulsing chords and large drums. */
export const anthem: Theme = {
  beats: 4,
  division: 4,
  strong: [0, 2],
  barsPerChord: 1,
  cells: [
    [2, 1, 1],
    [3, 1],
    [1, 1, 2],
    [1.5, 0.5, 1, 1],
    [2, 2],
  ],
  closings: [[4], [3, -1]],
  leap: 5,
  figure: pulse,
  bass: [
    { at: 0, beats: 1.9, tone: "root" },
    { at: 2, beats: 1.9, tone: "octave" },
  ],
  kit: [
    { timpani: "o..............." },
    { taiko: "x.......o.....o.", timpani: "x..............." },
    { taiko: "X.....x.x...x.x.", snare: "....x.......x.oo", timpani: "X.......x......." },
  ],
  orchestra: {
    lead: ["horn", "horn", "trumpet"],
    double: "choir",
    counter: "cello",
    pad: ["choir", "brass"],
    figure: ["felt-piano", "strings"],
    bass: "synth-bass",
    accent: "drums",
  },
  room: { seconds: 2.4, brightness: 0.55, preDelay: 0.02 },
  center: 69,
};
