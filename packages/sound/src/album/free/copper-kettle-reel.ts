import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const copperKettleReel = piece({
  id: "copper-kettle-reel",
  title: "Copper Kettle Reel",
  artist: "The Tinker's Elbow",
  genre: "Celtic reel",
  key: { tonic: 7, mode: "major" },
  bpm: 108,
  meter: meters["4/4"],
  seed: 1788,
  room: rooms.kitchen,
  ending: "stop",
  band: {
    fiddle: {
      kind: "tune",
      player: "fiddle",
      center: 74,
      contour: "wave",
      leap: 4,
      rhythms: [
        "0.5 0.25 0.25 0.5 0.25 0.25 0.5 0.25 0.25 0.5 0.25 0.25",
        "0.25 0.25 0.25 0.25 0.5 0.5 0.25 0.25 0.25 0.25 1",
      ],
      phrases: "aaba",
      legato: 0.8,
    },
    whistle: {
      kind: "tune",
      player: "whistle",
      center: 81,
      contour: "wave",
      leap: 4,
      rhythms: [
        "0.5 0.25 0.25 0.5 0.25 0.25 0.5 0.25 0.25 0.5 0.25 0.25",
        "0.25 0.25 0.25 0.25 0.5 0.5 0.5 0.5 1",
      ],
      phrases: "abab",
      legato: 0.8,
      level: -1,
    },
    guitar: {
      kind: "chords",
      player: "guitar",
      strum: 0.012,
      ways: ["A..aA.a.A..aA.aa", "A.......A......."],
      level: 0,
    },
    bodhran: {
      kind: "drums",
      ways: [
        { "frame-drum": "X.xox.xoX.xox.xo" },
        { "frame-drum": "X..xo.x.X.xoxxxo", woodblock: "....x.......x..." },
      ],
    },
    bass: {
      kind: "bass",
      player: "cello",
      octave: 0,
      ways: ["R-------5-------", "R---R---5---x---"],
      level: -2,
    },
  },
  sections: {
    lift: { bars: 4, chords: "I bVII I V", plays: "guitar:1 bodhran" },
    a: { bars: 8, chords: "I I IV V I I IV,V I", plays: "fiddle guitar bodhran" },
    b: { bars: 8, chords: "vi IV I V vi IV V I", plays: "whistle fiddle:1 guitar bodhran:1 bass" },
    air: {
      bars: 8,
      chords: "I bVII IV I vi bVII IV V",
      plays: "whistle:2 guitar:1 bass",
      force: 0.8,
    },
  },
  form: "lift a a b air a b b",
});
