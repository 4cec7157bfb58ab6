import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const paperPlanesAtDusk = piece({
  id: "paper-planes-at-dusk",
  title: "Paper Planes at Dusk",
  artist: "Windowseat",
  genre: "Lo-fi",
  key: { tonic: 2, mode: "minor" },
  bpm: 78,
  meter: meters["4/4"],
  swing: { steps: 1, place: 0.62 },
  seed: 303,
  room: rooms.kitchen,
  ending: "fade",
  place: { bed: "rain", gain: 0.8 },
  band: {
    kit: {
      kind: "drums",
      level: -1,
      ways: [
        { boom: "X.......xX......", rim: "....x.......x...", hat: "o.o.o.o-o.o.o.oo" },
        { boom: "X..x....xX......", snap: "....x.......x..." },
      ],
    },
    keys: {
      kind: "chords",
      player: "electric-piano",
      strum: 0.02,
      ways: ["A-------..a-....", "A-----a.--..a-.."],
      level: 1,
    },
    bass: {
      kind: "bass",
      player: "upright-bass",
      ways: ["R-----..R-..5-..", "R-------......R."],
      level: 1,
    },
    vibes: {
      kind: "tune",
      player: "vibraphone",
      center: 74,
      scale: [0, 3, 5, 7, 10],
      contour: "fall",
      leap: 2,
      rhythms: ["-0.5 0.5 0.5 1.5 -1", "-1 0.5 0.5 2", "1.5 0.5 -2"],
      phrases: "abac",
      level: -1,
    },
    guitar: {
      kind: "tune",
      player: "nylon-guitar",
      center: 67,
      scale: [0, 3, 5, 7, 10],
      contour: "wave",
      leap: 2,
      rhythms: ["-0.5 0.25 0.25 1 1 -1", "0.75 0.25 1 -2"],
      phrases: "abab",
      level: 0,
    },
  },
  sections: {
    a: { bars: 8, chords: "i9 bVIM7 iv9 V7#9", plays: "keys kit bass" },
    b: { bars: 8, chords: "i9 bVIM7 iv9 V7#9", plays: "keys:1 kit bass vibes" },
    c: { bars: 8, chords: "iv9 V7b9 i9 i9", plays: "keys kit:1 bass:1 guitar" },
    tail: { bars: 4, chords: "i9 i9", plays: "keys kit:1 vibes" },
  },
  form: "a b c b tail",
});
