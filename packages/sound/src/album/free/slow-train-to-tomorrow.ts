import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const slowTrainToTomorrow = piece({
  id: "slow-train-to-tomorrow",
  title: "Slow Train to Tomorrow",
  artist: "Hank Pebble",
  genre: "Country",
  key: { tonic: 2, mode: "major" },
  bpm: 104,
  meter: meters["4/4"],
  seed: 49,
  room: rooms.kitchen,
  ending: "slow",
  band: {
    banjo: {
      kind: "chords",
      player: "banjo",
      octave: 0,
      ways: ["0.2.3.1.2.3.1.2.", "0231023102310231"],
      level: -2,
    },
    guitar: {
      kind: "chords",
      player: "guitar",
      strum: 0.015,
      ways: ["....A.......A.a."],
      level: -1,
    },
    bass: { kind: "bass", player: "upright-bass", ways: ["R.......l.......", "R.......l...x..."] },
    train: { kind: "drums", ways: [{ brush: "oxoXoxoXoxoXoxoX", kick: "x.......x......." }] },
    harp: {
      kind: "tune",
      player: "harmonica",
      center: 72,
      contour: "fall",
      leap: 2,
      rhythms: ["2 1 1", "1.5 0.5 1 1", "3 -1", "1 1 2"],
      phrases: "abac",
      level: 0,
    },
    fiddle: {
      kind: "tune",
      player: "fiddle",
      center: 69,
      contour: "wave",
      leap: 3,
      rhythms: ["1 0.5 0.5 1 1", "0.5 0.5 1 2"],
      phrases: "aabb",
      level: -1,
    },
  },
  sections: {
    depot: { bars: 4, chords: "I I I V7", plays: "banjo train" },
    verse: { bars: 8, chords: "I I IV I I I V7 V7", plays: "banjo guitar bass train harp" },
    chorus: {
      bars: 8,
      chords: "IV IV I I V7 V7 I I",
      plays: "banjo:1 guitar bass:1 train fiddle",
      force: 1.05,
    },
    bend: { bars: 8, chords: "vi vi IV IV I I V7 V7", plays: "guitar bass harp:1", force: 0.85 },
  },
  form: "depot verse chorus verse bend chorus",
});
