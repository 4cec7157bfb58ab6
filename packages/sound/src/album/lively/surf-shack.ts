import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const surfShack = piece({
  id: "surf-shack",
  title: "Surf Shack",
  artist: "The Sandy Flippers",
  genre: "Surf rock",
  key: { tonic: 9, mode: "harmonic" },
  bpm: 158,
  meter: meters["4/4"],
  seed: 1963,
  room: rooms.sky,
  ending: "ring",
  place: { bed: "waves", gain: 0.5 },
  band: {
    lead: {
      kind: "tune",
      player: "clean-guitar",
      center: 64,
      contour: "wave",
      leap: 3,
      rhythms: [
        "0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5",
        "0.5 0.5 1 0.5 0.5 1",
        "0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25 1 1",
        "1 1 2",
      ],
      phrases: "aaba",
      level: 3,
      legato: 0.8,
    },
    rhythm: {
      kind: "chords",
      player: "muted-guitar",
      ways: ["A.a.A.a.A.a.A.a.", "A...AaA.A...AaA."],
      level: 0,
      pan: 0.5,
    },
    chords: {
      kind: "chords",
      player: "clean-guitar",
      octave: 1,
      strum: 0.01,
      ways: ["A-------A---A---"],
      level: -2,
      pan: -0.4,
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R.R.3.3.5.5.3.x.", "R.R.R.R.R.R.R.R."],
      level: 1,
    },
    kit: {
      kind: "drums",
      ways: [
        { kick: "X...X...X...X...", snare: "....X.x.....X...", ride: "x.x.x.x.x.x.x.x." },
        { tom: "X.xxX.xxX.xxX.xx", kick: "X...X...X...X..." },
      ],
    },
    organ: { kind: "chords", player: "organ", ways: ["..a...a...a...a."], level: -3 },
  },
  sections: {
    paddle: { bars: 4, chords: "i", plays: "kit:1 bass:1 rhythm" },
    a: { bars: 16, chords: "i i bVII bVII bVI bVI V V", plays: "lead rhythm bass kit organ" },
    b: {
      bars: 16,
      chords: "iv iv i i iv iv V V",
      plays: "lead:1 chords bass:1 kit:1",
      force: 1.05,
      fill: { snare: "xxxxxxxxXXXXXXXX" },
    },
  },
  form: "paddle a b a paddle b a",
});
