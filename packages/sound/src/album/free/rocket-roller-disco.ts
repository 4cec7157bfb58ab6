import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const rocketRollerDisco = piece({
  id: "rocket-roller-disco",
  title: "Rocket Roller Disco",
  artist: "Captain Sequin",
  genre: "Disco",
  key: { tonic: 4, mode: "dorian" },
  bpm: 118,
  meter: meters["4/4"],
  seed: 1979,
  room: rooms.club,
  ending: "stop",
  band: {
    kit: {
      kind: "drums",
      ways: [
        { punch: "X...X...X...X...", "open-hat": "..x...x...x...x.", clap: "....x.......x..." },
        { punch: "X...X...X...X...", hat: "x.x.x.x.x.x.x.x." },
      ],
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R.O.R.O.R.O.R.O.", "R..OR.O.R..O7.5."],
      length: 0.7,
    },
    clav: {
      kind: "chords",
      player: "clavinet",
      level: -3,
      length: 0.5,
      ways: ["..aA..a...aA..a."],
      pan: 0.45,
    },
    scratch: {
      kind: "chords",
      player: "muted-guitar",
      octave: 1,
      level: -3,
      ways: ["a.aaA.aaa.aaA.aa"],
      pan: -0.5,
    },
    strings: {
      kind: "chords",
      player: "strings",
      octave: 1,
      level: 0,
      ways: ["A---------------", "T-------T---T---"],
    },
    brass: {
      kind: "chords",
      player: "brass",
      level: 2,
      ways: ["A..A..A.........", "..........A.A.A."],
      length: 0.8,
    },
    horn: {
      kind: "tune",
      player: "trumpet",
      center: 71,
      contour: "hook",
      leap: 4,
      rhythms: ["0.5 0.5 -0.5 0.5 1 1", "0.75 0.75 0.5 1 -1", "1.5 0.5 1 1"],
      phrases: "abab",
    },
  },
  sections: {
    intro: {
      bars: 4,
      chords: "i7",
      plays: "kit:1 bass",
      fill: { tom: "..........x.....", snare: "....x...x.xxxxxx" },
    },
    verse: { bars: 8, chords: "i7 i7 IV9 IV9", plays: "kit bass clav scratch horn" },
    rise: {
      bars: 4,
      chords: "bVI bVII bVI V7",
      plays: "kit:1 bass clav strings:1 brass:1",
      fill: { snare: "x.x.x.x.xxxxxxxx", tom: "....x...x...x.x." },
    },
    chorus: {
      bars: 8,
      chords: "i9 IV9 bVII bIIIM7",
      plays: "kit bass:1 clav scratch strings brass horn:1",
      force: 1.1,
    },
    down: { bars: 8, chords: "i7 IV9", plays: "kit:1 bass:1 scratch", force: 0.9 },
  },
  form: "intro verse rise chorus verse rise chorus down chorus",
});
