import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const harpsichordHijinks = piece({
  id: "harpsichord-hijinks",
  title: "Harpsichord Hijinks",
  artist: "The Powdered Wigs",
  genre: "Baroque",
  key: { tonic: 9, mode: "harmonic" },
  bpm: 108,
  meter: meters["4/4"],
  seed: 1725,
  room: rooms.hall,
  ending: "slow",
  band: {
    right: {
      kind: "tune",
      player: "harpsichord",
      center: 76,
      contour: "wave",
      leap: 3,
      rhythms: [
        "0.25 0.25 0.25 0.25 0.5 0.5 0.25 0.25 0.25 0.25 0.5 0.5",
        "0.5 0.25 0.25 0.5 0.5 1 1",
        "0.5 0.5 0.5 0.5 0.25 0.25 0.25 0.25 1",
      ],
      phrases: "aabc",
      legato: 0.7,
      level: 1,
    },
    left: {
      kind: "chords",
      player: "harpsichord",
      ways: ["0.2.1.2.0.2.1.2.", "A.......A......."],
      level: -3,
    },
    cello: {
      kind: "bass",
      player: "cello",
      ways: ["R---5---3---x---", "R-5-3-5-R-5-3-x-"],
      level: 0,
      length: 0.75,
    },
    violins: {
      kind: "tune",
      player: "oboe",
      center: 74,
      contour: "arch",
      leap: 3,
      rhythms: ["1 0.5 0.5 1 1", "1.5 0.5 1 1", "2 1 1"],
      phrases: "abab",
      level: -1,
    },
    ripieno: { kind: "chords", player: "spiccato", ways: ["A.a.A.a.A.a.A.a."], level: -1 },
  },
  sections: {
    a: { bars: 8, chords: "i iv bVII bIII bVI iio V7 i", plays: "right left cello" },
    b: { bars: 8, chords: "i V7 i V7 iv i V7 i", plays: "violins left:1 cello:1 ripieno" },
    c: {
      bars: 8,
      chords: "bIII bVII bIII bVII iv i V7 V7",
      plays: "right:1 violins:1 cello:1 left:1",
    },
  },
  form: "a b a c b a",
});
