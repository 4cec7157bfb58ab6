import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const harbourLightsWaltz = piece({
  id: "harbour-lights-waltz",
  title: "Harbour Lights Waltz",
  artist: "Odette & the Lamplighters",
  genre: "Musette waltz",
  key: { tonic: 2, mode: "harmonic" },
  bpm: 172,
  meter: meters["3/4"],
  seed: 1702,
  room: rooms.club,
  ending: "slow",
  band: {
    squeeze: {
      kind: "tune",
      player: "accordion",
      center: 74,
      contour: "wave",
      leap: 3,
      rhythms: ["1 1 1", "2 1", "0.5 0.5 0.5 0.5 1", "3"],
      phrases: "abacabad",
      level: 2,
    },
    guitar: {
      kind: "chords",
      player: "nylon-guitar",
      strum: 0.01,
      level: -1,
      ways: ["....A...a...", "0...A...A..."],
      length: 0.5,
    },
    bass: {
      kind: "bass",
      player: "upright-bass",
      ways: ["R...........5...........", "R.......5...3.......x..."],
    },
    fiddle: {
      kind: "tune",
      player: "fiddle",
      center: 72,
      contour: "fall",
      rhythms: ["3", "2 1", "1 2"],
      phrases: "abab",
      level: -4,
      pan: -0.5,
    },
    brush: { kind: "drums", ways: [{ brush: "....o...o..." }] },
  },
  sections: {
    intro: { bars: 8, chords: "i i iv i V7 V7 i i", plays: "guitar bass", force: 0.8 },
    a: {
      bars: 16,
      chords: "i i V7 V7 V7 V7 i i iv iv i i V7 V7 i i",
      plays: "squeeze guitar bass brush",
    },
    b: {
      bars: 16,
      chords: "iv iv i i V7 V7 i I7 iv iv i i V7 V7 i i",
      plays: "squeeze:1 guitar:1 bass:1 brush fiddle",
      force: 1.1,
    },
    c: {
      bars: 16,
      chords: "bVI bVI bIII bIII iv iv i i bVI bVI bIII bIII iv V7 i V7",
      plays: "fiddle guitar bass",
      force: 0.85,
    },
  },
  form: "intro a b c a b",
});
