import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const rainyWindowNocturne = piece({
  id: "rainy-window-nocturne",
  title: "Rainy Window Nocturne",
  artist: "Ilse Varga",
  genre: "Solo piano",
  key: { tonic: 6, mode: "minor" },
  bpm: 66,
  meter: meters["6/8"],
  seed: 9,
  room: rooms.hall,
  ending: "slow",
  place: { bed: "rain", gain: 0.5 },
  band: {
    left: {
      kind: "chords",
      player: "felt-piano",
      octave: -1,
      ways: ["012321", "013210"],
      level: 0,
    },
    low: { kind: "bass", player: "felt-piano", ways: ["R-----"], level: -1 },
    right: {
      kind: "tune",
      player: "felt-piano",
      center: 73,
      contour: "arch",
      leap: 3,
      rhythms: ["1 0.66666 0.33333", "2", "0.66666 0.33333 1", "0.33333 0.33333 0.33333 1"],
      phrases: "abacadae",
      level: 2,
    },
  },
  sections: {
    a: { bars: 16, chords: "i bVI iv V i bVI bVII V7", plays: "left low right" },
    b: { bars: 16, chords: "bIII bVII iv i bVI iv V V7", plays: "left:1 low right:1", force: 1.12 },
    open: { bars: 4, chords: "i bVI iv V", plays: "left", force: 0.8 },
  },
  form: "open a b a",
});
