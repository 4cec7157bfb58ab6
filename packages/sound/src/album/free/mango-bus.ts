import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const mangoBus = piece({
  id: "mango-bus",
  title: "Mango Bus",
  artist: "Tía Guava's Steel",
  genre: "Calypso",
  key: { tonic: 9, mode: "major" },
  bpm: 112,
  meter: meters["4/4"],
  seed: 55,
  room: rooms.stage,
  ending: "ring",
  band: {
    pan: {
      kind: "tune",
      player: "steel-pan",
      center: 76,
      contour: "wave",
      leap: 3,
      rhythms: ["0.75 0.75 0.5 0.75 0.75 0.5", "0.5 0.5 0.5 0.5 0.75 0.75 0.5", "1 0.5 0.5 2"],
      phrases: "abac",
      level: 2,
    },
    second: {
      kind: "chords",
      player: "steel-pan",
      level: -4,
      ways: ["..a...a...a...a.", "A..a..A...A..a.."],
      pan: -0.4,
    },
    bass: { kind: "bass", player: "electric-bass", ways: ["R-----5-..O-..5-", "R--R--5-R--R--x-"] },
    drums: {
      kind: "drums",
      ways: [
        {
          kick: "X..x..X.X..x..X.",
          conga: "..x...xx..x...xx",
          "conga/55": "x.......x.......",
          cowbell: "x...x...x...x...",
        },
        { "conga/64": "..x..x....x..x..", shaker: "xoxoxoxoxoxoxoxo" },
      ],
    },
    horns: { kind: "chords", player: "brass", ways: ["......A..A......"], level: 1 },
  },
  sections: {
    intro: { bars: 4, chords: "I V7", plays: "second drums:1 bass" },
    verse: { bars: 8, chords: "I I V7 V7 V7 V7 I I", plays: "pan second bass drums" },
    chorus: {
      bars: 8,
      chords: "IV I V7 I IV I V7 I",
      plays: "pan:1 second:1 bass:1 drums horns",
      force: 1.08,
      fill: { "bongo/67": "x.xxx.xxx.xxxxxx", snare: "........x.x.xxxx" },
    },
    break: { bars: 8, chords: "ii7 V7 I vi7", plays: "drums:1 second:1 bass", force: 0.9 },
  },
  form: "intro verse chorus verse chorus break verse chorus",
});
