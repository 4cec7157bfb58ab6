import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const savannaThumbs = piece({
  id: "savanna-thumbs",
  title: "Savanna Thumbs",
  artist: "Kesi & the Tall Grass",
  genre: "Afro folk",
  key: { tonic: 5, mode: "major" },
  bpm: 112,
  meter: meters["12/8"],
  seed: 128,
  room: rooms.kitchen,
  ending: "ring",
  place: { bed: "birds", gain: 0.4 },
  band: {
    thumbs: {
      kind: "riff",
      player: "kalimba",
      octave: 1,
      ways: ["1.53.51.63.5", "a5.3a.5.36.5"],
      level: 2,
    },
    answer: {
      kind: "riff",
      player: "kalimba",
      octave: 0,
      ways: ["..5..3..5..6"],
      level: -1,
      pan: 0.5,
    },
    low: {
      kind: "bass",
      player: "marimba",
      octave: 1,
      ways: ["R..R.5..R.5.", "R..5..O..5.x"],
      level: 2,
    },
    drums: {
      kind: "drums",
      ways: [
        { conga: "x..x.xx..x.x", "conga/55": "X.....X.....", shaker: "xooxooxooxoo" },
        {
          conga: "x.xx.xx.xx.x",
          "conga/55": "X..x..X..x..",
          "agogo/60": "x.x.xx.x.x.x",
          shaker: "xooxooxooxoo",
        },
      ],
    },
    sing: { kind: "chords", player: "humming", ways: ["A-----------", "A-----A--A--"], level: 0 },
    flute: {
      kind: "tune",
      player: "flute",
      center: 79,
      scale: [0, 2, 4, 7, 9],
      contour: "fall",
      leap: 3,
      rhythms: ["1 0.66666 0.33333 1 1", "0.66666 0.66666 0.66666 2", "2 2"],
      phrases: "abac",
      level: 0,
    },
  },
  sections: {
    sun: { bars: 8, chords: "I I IV V", plays: "thumbs drums", force: 0.9 },
    walk: { bars: 12, chords: "I IV I V", plays: "thumbs answer low drums" },
    song: { bars: 12, chords: "IV I V I", plays: "thumbs:1 low:1 drums:1 sing flute", force: 1.06 },
  },
  form: "sun walk song walk song",
});
