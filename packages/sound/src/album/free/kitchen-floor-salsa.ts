import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const kitchenFloorSalsa = piece({
  id: "kitchen-floor-salsa",
  title: "Kitchen Floor Salsa",
  artist: "Orquesta Pimentón",
  genre: "Salsa",
  key: { tonic: 7, mode: "minor" },
  bpm: 92,
  meter: meters["4/4"],
  seed: 23,
  room: rooms.club,
  ending: "stop",
  band: {
    piano: {
      kind: "chords",
      player: "grand-piano",
      octave: 0,
      level: 0,
      length: 0.6,
      ways: ["A..0.A.0A.0.A.0.", "0.A.0A.0A.0A.0A."],
    },
    bass: {
      kind: "bass",
      player: "upright-bass",
      ways: ["...R--5-...5--O-", "R-....5-...O--x-"],
      level: 1,
    },
    clave: {
      kind: "drums",
      ways: [
        {
          claves: "x..x..x...x.x...",
          conga: "..x...xx..x...xx",
          "conga/66": "x...x...x...x...",
          guiro: "X.oXX.oXX.oXX.oX",
        },
        {
          claves: "x..x..x...x.x...",
          cowbell: "X.x.X.xxX.x.X.xx",
          "bongo/60": "xoxoxoxoxoxoxoxo",
          conga: "..x...xx..x...xx",
        },
      ],
    },
    horns: {
      kind: "chords",
      player: "brass",
      ways: ["......A..A..A...", "A-..A-..A-A-...."],
      level: 2,
    },
    flute: {
      kind: "tune",
      player: "flute",
      center: 79,
      contour: "hook",
      leap: 4,
      rhythms: ["0.5 0.25 0.25 0.5 0.5 1 -1", "0.75 0.75 0.5 1 1", "0.25 0.5 0.25 0.5 0.5 1 1"],
      phrases: "abac",
    },
    bone: {
      kind: "tune",
      player: "horn",
      center: 64,
      contour: "fall",
      leap: 3,
      rhythms: ["1.5 0.5 2", "0.75 0.75 1.5 1"],
      phrases: "abab",
      level: 1,
    },
  },
  sections: {
    montuno: { bars: 4, chords: "i7 IV7", plays: "piano clave" },
    verse: { bars: 8, chords: "i7 iv7 V7 i7", plays: "piano bass clave bone" },
    coro: {
      bars: 8,
      chords: "i7 IV7 bVII7 bIIIM7 bVI V7 i7 V7",
      plays: "piano:1 bass:1 clave:1 horns flute",
      force: 1.06,
    },
    mambo: { bars: 8, chords: "i7 V7 V7 i7", plays: "piano:1 bass:1 clave:1 horns:1", force: 1.1 },
  },
  form: "montuno verse coro verse mambo coro",
});
