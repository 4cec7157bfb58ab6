import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const jungleGym = piece({
  id: "jungle-gym",
  title: "Jungle Gym",
  artist: "Monkey Bars",
  genre: "Drum and bass",
  key: { tonic: 5, mode: "minor" },
  bpm: 172,
  meter: meters["4/4"],
  seed: 1994,
  room: rooms.stage,
  ending: "ring",
  band: {
    breaks: {
      kind: "drums",
      ways: [
        { kick: "X.X.......XX....", snare: "....X..x.x..X..x", ride: "x.x.x.x.x.x.x.x." },
        { kick: "X.........X.....", snare: "....X.......X...", hat: "x.x.x.x.x.x.x.x." },
        { hat: "x.x.x.x.x.x.x.x.", rim: "....x.......x..." },
      ],
    },
    sub: {
      kind: "bass",
      player: "sub-bass",
      ways: ["R-----..R---5---", "R-----R-..O-7---"],
      level: 2,
    },
    pad: {
      kind: "chords",
      player: "sky-pad",
      ways: ["A-------------------------------"],
      level: 1,
    },
    keys: {
      kind: "chords",
      player: "electric-piano",
      octave: 1,
      ways: ["A.....A.....A...", "..A...A...A....."],
      level: -1,
    },
    pluck: {
      kind: "riff",
      player: "synth-pluck",
      ways: ["1.3.5.3.a.5.3.1.", "a..5..3.a..5..1."],
      level: -3,
    },
    sky: {
      kind: "tune",
      player: "flute",
      center: 77,
      scale: [0, 3, 5, 7, 10],
      contour: "arch",
      leap: 3,
      rhythms: ["2 2", "4", "1.5 0.5 2", "1 1 2"],
      phrases: "abac",
      level: 0,
    },
  },
  sections: {
    mist: {
      bars: 16,
      chords: "i9 i9 bVIM7 bVIM7 iv9 iv9 V7 V7",
      plays: "pad keys breaks:2",
      fill: { snare: "x.x.x.x.xxxxXXXX" },
    },
    drop: { bars: 16, chords: "i9 i9 bVIM7 bVIM7 iv9 iv9 V7 V7", plays: "breaks sub pad pluck" },
    sky: {
      bars: 16,
      chords: "bVIM7 bVIM7 V7 V7 i9 i9 i9 i9",
      plays: "breaks:1 sub:1 keys:1 sky pad",
    },
    tail: { bars: 8, chords: "i9 bVIM7", plays: "pad keys breaks:2" },
  },
  form: "mist drop sky mist drop sky tail",
});
