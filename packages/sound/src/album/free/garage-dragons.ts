import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const garageDragons = piece({
  id: "garage-dragons",
  title: "Garage Dragons",
  artist: "Loud Porridge",
  genre: "Pop punk",
  key: { tonic: 4, mode: "major" },
  bpm: 168,
  meter: meters["4/4"],
  seed: 99,
  room: rooms.booth,
  ending: "ring",
  band: {
    left: {
      kind: "chords",
      player: "power-guitar",
      octave: -1,
      level: 0,
      pan: -0.7,
      ways: ["0.0.0.0.0.0.0.0.", "0-------0---0---"],
      length: 0.9,
    },
    right: {
      kind: "chords",
      player: "power-guitar",
      octave: -1,
      level: -1,
      pan: 0.7,
      ways: ["0.0.0.0.0.0.0.0.", "0..0..0.0..0..0."],
      length: 0.8,
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R.R.R.R.R.R.R.R.", "R.R.R.R.R.R.5.x."],
      level: 1,
    },
    kit: {
      kind: "drums",
      ways: [
        { kick: "X..xX...X..xX...", snare: "....X.......X...", hat: "x.x.x.x.x.x.x.x." },
        { kick: "X.X.....X.X.....", snare: "....X.......X...", crash: "x...x...x...x..." },
        { tom: "X.x.X.x.X.x.X.x.", kick: "X...X...X...X..." },
      ],
    },
    sing: {
      kind: "tune",
      player: "la-voice",
      center: 69,
      contour: "hook",
      leap: 3,
      rhythms: ["0.5 0.5 0.5 0.5 1 1", "1 1 1 1", "1.5 0.5 1 -1"],
      phrases: "aabc",
      level: 2,
    },
    solo: {
      kind: "tune",
      player: "square-lead",
      center: 76,
      contour: "wave",
      leap: 4,
      rhythms: ["0.5 0.5 0.5 0.5 0.5 0.5 0.5 0.5", "0.5 0.5 1 2"],
      phrases: "abab",
      level: -1,
    },
  },
  sections: {
    count: { bars: 2, chords: "I", plays: "kit:2", fill: { snare: "X.X.X.X.XXXXXXXX" } },
    riff: { bars: 4, chords: "I5 IV5 vi5 V5", plays: "left right bass kit:1" },
    verse: {
      bars: 8,
      chords: "I5 I5 V5 V5 vi5 vi5 IV5 IV5",
      plays: "left bass kit sing",
      force: 0.95,
    },
    chorus: {
      bars: 8,
      chords: "I5 V5 vi5 IV5",
      plays: "left:1 right bass:1 kit:1 sing:1",
      force: 1.1,
      fill: { snare: "x.x.xx.xxxxxXXXX", crash: "X..............." },
    },
    bridge: { bars: 8, chords: "vi5 IV5 I5 V5", plays: "left:1 bass kit:2 solo" },
  },
  form: "count riff verse chorus riff verse chorus bridge chorus chorus riff",
});
