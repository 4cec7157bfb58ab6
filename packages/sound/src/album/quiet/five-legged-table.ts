import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const fiveLeggedTable = piece({
  id: "five-legged-table",
  title: "Five-Legged Table",
  artist: "The Saucer Quartet",
  genre: "Cool jazz",
  key: { tonic: 0, mode: "minor" },
  bpm: 162,
  meter: meters["5/4"],
  swing: { steps: 2, place: 0.63 },
  seed: 54,
  room: rooms.club,
  ending: "ring",
  band: {
    piano: {
      kind: "chords",
      player: "grand-piano",
      ways: ["A---..a...A...A-....", "A---..a.a...A---A---"],
      level: -1,
      length: 0.7,
    },
    bass: {
      kind: "bass",
      player: "upright-bass",
      ways: ["R-----....R-R...5...", "R---3---5---R---x---"],
      level: 1,
    },
    kit: {
      kind: "drums",
      ways: [
        { ride: "x...x.x.x...x...x.x.", kick: "o...........o.......", rim: "........o.......o..." },
        {
          ride: "x...x.x.x...x...x.x.",
          snare: "..-...-.....-...o...",
          kick: "x...........x.......",
        },
      ],
    },
    sax: {
      kind: "tune",
      player: "saxophone",
      center: 67,
      contour: "wave",
      leap: 3,
      rhythms: ["1 0.5 0.5 1 2", "1.5 0.5 1 -2", "0.5 0.5 0.5 0.5 1 2", "3 2"],
      phrases: "abac",
      level: 1,
    },
    vibes: {
      kind: "tune",
      player: "vibraphone",
      center: 75,
      scale: [0, 3, 5, 6, 7, 10],
      contour: "fall",
      leap: 3,
      rhythms: ["0.5 0.5 1 1 -2", "-1 0.5 0.5 1 2", "1.5 1.5 2"],
      phrases: "abab",
      level: 0,
    },
  },
  sections: {
    vamp: { bars: 4, chords: "i7 iv7", plays: "piano bass kit" },
    a: { bars: 16, chords: "i7 iv7 i7 V7 i7 iv7 bVIM7 V7", plays: "piano bass kit sax" },
    b: {
      bars: 8,
      chords: "bVIM7 iv7 bVII7 bIIIM7 bVIM7 iih7 V7 V7",
      plays: "piano:1 bass:1 kit:1 sax:1",
    },
    solo: { bars: 16, chords: "i7 iv7 i7 V7", plays: "piano bass kit:1 vibes" },
  },
  form: "vamp a b solo a vamp",
});
