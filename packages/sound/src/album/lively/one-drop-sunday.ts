import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const oneDropSunday = piece({
  id: "one-drop-sunday",
  title: "One Drop Sunday",
  artist: "Papaya Roots",
  genre: "Reggae",
  key: { tonic: 11, mode: "minor" },
  bpm: 74,
  meter: meters["4/4"],
  swing: { steps: 1, place: 0.57 },
  seed: 76,
  room: rooms.stage,
  ending: "ring",
  band: {
    kit: {
      kind: "drums",
      ways: [
        { kick: "........X.......", rim: "........X.....o.", hat: "x.xxx.xxx.xxx.xx" },
        {
          kick: "X...X...X...X...",
          snare: "........X.......",
          hat: "x.xxx.xxx.xxx.xx",
          "bongo/62": "..x...xx..x.....",
        },
      ],
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R-..R.3-5-..3-R.", "R--.R.R-..5-7-5."],
      level: 4,
    },
    skank: {
      kind: "chords",
      player: "clean-guitar",
      octave: 1,
      ways: ["....A.......A...", "....A.a.....A.a."],
      level: 1,
      length: 0.3,
      pan: 0.4,
    },
    bubble: {
      kind: "chords",
      player: "organ",
      ways: ["..a.a.a...a.a.a."],
      level: -1,
      length: 0.6,
      pan: -0.35,
    },
    melody: {
      kind: "tune",
      player: "harmonica",
      center: 71,
      scale: [0, 3, 5, 7, 10],
      contour: "wave",
      leap: 2,
      rhythms: ["-0.5 0.5 0.5 0.5 1 -1", "1.5 0.5 1 -1", "0.5 0.5 1 2"],
      phrases: "abac",
      level: 0,
    },
    horns: {
      kind: "chords",
      player: "brass",
      ways: ["A--A--A.........", "........A-A-A---"],
      level: 1,
      length: 0.8,
    },
  },
  sections: {
    riddim: { bars: 4, chords: "i iv", plays: "kit bass skank" },
    verse: { bars: 8, chords: "i i iv i", plays: "kit bass skank bubble melody" },
    chorus: {
      bars: 8,
      chords: "bVI bVII i i bVI bVII i v",
      plays: "kit:1 bass:1 skank:1 bubble horns",
      force: 1.05,
    },
    dub: { bars: 4, chords: "i iv", plays: "kit bass:1", force: 0.9 },
  },
  form: "riddim verse chorus dub verse chorus",
});
