import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const dustAndDiamonds = piece({
  id: "dust-and-diamonds",
  title: "Dust and Diamonds",
  artist: "Sheriff Marigold",
  genre: "Western",
  key: { tonic: 4, mode: "minor" },
  bpm: 132,
  meter: meters["4/4"],
  seed: 1866,
  room: rooms.hall,
  ending: "ring",
  place: { bed: "wind", gain: 0.4 },
  band: {
    twang: {
      kind: "riff",
      player: "clean-guitar",
      octave: -1,
      ways: ["1---5---a---5---", "1-5-a-5-7-5-4-3-"],
      level: 1,
    },
    gallop: {
      kind: "chords",
      player: "muted-guitar",
      ways: ["A.aaA.aaA.aaA.aa"],
      level: -1,
      pan: 0.4,
    },
    whistler: {
      kind: "tune",
      player: "whistle",
      center: 83,
      contour: "arch",
      leap: 4,
      rhythms: ["2 1 1", "3 1", "4", "1 1 2"],
      phrases: "abac",
      level: 2,
    },
    horn: {
      kind: "tune",
      player: "trumpet",
      center: 71,
      contour: "rise",
      leap: 4,
      rhythms: ["1.5 0.5 2", "1 1 2", "4"],
      phrases: "abab",
      level: 1,
    },
    choir: { kind: "chords", player: "choir", ways: ["A---------------"], level: 0 },
    bass: { kind: "bass", player: "electric-bass", ways: ["R.rrR.rrR.rrR.rr", "R-------5-------"] },
    kit: {
      kind: "drums",
      ways: [
        { kick: "X.......X.......", snare: "..oo..oo..oo..oo", tambourine: "....x.......x..." },
        { "tubular-bells/64": "x...............", taiko: "x.......o..o...." },
      ],
    },
  },
  sections: {
    noon: { bars: 8, chords: "i", plays: "twang kit:1 whistler", force: 0.85 },
    ride: { bars: 8, chords: "i bVII bVI V", plays: "twang:1 gallop bass kit whistler" },
    duel: {
      bars: 8,
      chords: "i bIII bVII iv i bIII bVI V",
      plays: "gallop bass kit choir horn",
      force: 1.1,
    },
    dust: { bars: 8, chords: "iv i V i iv i bVI V", plays: "twang bass:1 choir", force: 0.8 },
  },
  form: "noon ride duel dust ride duel noon",
});
