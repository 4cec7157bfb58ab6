import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const tangoForACat = piece({
  id: "tango-for-a-cat",
  title: "Tango for a Cat",
  artist: "Sexteto Medianoche",
  genre: "Tango",
  key: { tonic: 5, mode: "harmonic" },
  bpm: 124,
  meter: meters["4/4"],
  seed: 1935,
  room: rooms.club,
  ending: "stop",
  band: {
    bando: {
      kind: "tune",
      player: "accordion",
      center: 72,
      contour: "fall",
      leap: 4,
      rhythms: ["1.5 0.5 1 1", "0.5 0.5 0.5 0.5 2", "1 1 0.5 0.5 1", "0.25 0.25 0.5 1 2"],
      phrases: "abac",
      level: 1,
      legato: 0.85,
    },
    piano: {
      kind: "chords",
      player: "grand-piano",
      ways: ["A...A...A...A.A.", "A.....A.A...A..."],
      level: 0,
      length: 0.35,
    },
    strings: {
      kind: "chords",
      player: "spiccato",
      ways: ["..a...a...a...a.", "A.....A.A...A..."],
      level: 0,
    },
    violin: {
      kind: "tune",
      player: "fiddle",
      center: 74,
      contour: "arch",
      leap: 3,
      rhythms: ["2 1 1", "3 1", "1.5 0.5 2"],
      phrases: "abab",
      level: 0,
    },
    bass: {
      kind: "bass",
      player: "upright-bass",
      ways: ["R...R...R...R.x.", "R.....5.R...x..."],
      level: 1,
      length: 0.5,
    },
  },
  sections: {
    steps: { bars: 4, chords: "i V7", plays: "piano bass" },
    a: {
      bars: 16,
      chords: "i i V7 V7 V7 V7 i i iv iv i i II7 V7 i i",
      plays: "bando piano bass strings",
    },
    b: {
      bars: 16,
      chords: "bVI bVI bIII bIII iv iv V7 V7",
      plays: "violin piano:1 bass:1 strings:1",
    },
  },
  form: "steps a b a b",
});
