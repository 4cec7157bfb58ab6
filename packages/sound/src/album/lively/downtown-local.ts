import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const downtownLocal = piece({
  id: "downtown-local",
  title: "Downtown Local",
  artist: "The Turnstiles",
  genre: "Funk",
  key: { tonic: 4, mode: "mixolydian" },
  bpm: 106,
  meter: meters["4/4"],
  seed: 73,
  room: rooms.booth,
  ending: "stop",
  band: {
    kit: {
      kind: "drums",
      ways: [
        {
          kick: "X..X..x...x..x..",
          snare: "....X..-.-..X..-",
          hat: "xxxxxxxxxxxxxx..",
          "open-hat": "..............x.",
        },
        { kick: "X.........X.....", snare: "....X.......X..-", cowbell: "x...x...x...x..." },
      ],
    },
    bass: {
      kind: "bass",
      player: "slap-bass",
      ways: ["R..O..R7.5..R.O.", "R.R..O..R.7.O.5."],
      level: 2,
      length: 0.6,
    },
    clav: {
      kind: "chords",
      player: "clavinet",
      ways: ["..a.Aa..a.aA.a.a", "A..a..A..a..A.a."],
      level: -1,
      length: 0.4,
      pan: -0.4,
    },
    guitar: {
      kind: "chords",
      player: "muted-guitar",
      octave: 1,
      ways: ["aaAa.aAa.aaAa.aA"],
      level: -1,
      pan: 0.5,
    },
    horns: {
      kind: "chords",
      player: "brass",
      ways: ["......A..A......", "A.A....A.A......"],
      level: 3,
      length: 0.7,
    },
    sax: {
      kind: "tune",
      player: "saxophone",
      center: 68,
      scale: [0, 3, 4, 7, 9, 10],
      contour: "hook",
      leap: 3,
      rhythms: ["0.5 0.25 0.25 0.5 0.5 -1 1", "-0.5 0.25 0.25 1 -1 1", "0.75 0.25 0.5 0.5 2"],
      phrases: "abac",
      level: 1,
    },
  },
  sections: {
    groove: { bars: 4, chords: "I9", plays: "kit bass" },
    a: { bars: 8, chords: "I9", plays: "kit bass clav guitar horns" },
    b: {
      bars: 8,
      chords: "IV9 IV9 I9 I9",
      plays: "kit:1 bass:1 clav:1 guitar horns:1",
      force: 1.05,
    },
    solo: { bars: 8, chords: "I9 I9 bVII9 IV9", plays: "kit bass:1 clav guitar sax" },
    bridge: { bars: 4, chords: "bIIIM7 bVII9 IV9 V9", plays: "kit:1 horns:1 bass", force: 1.1 },
  },
  form: "groove a b a solo bridge a b",
});
