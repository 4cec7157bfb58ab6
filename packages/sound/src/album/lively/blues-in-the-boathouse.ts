import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const bluesInTheBoathouse = piece({
  id: "blues-in-the-boathouse",
  title: "Blues in the Boathouse",
  artist: "Slow Otis Reed",
  genre: "Blues",
  key: { tonic: 3, mode: "mixolydian" },
  bpm: 64,
  meter: meters["12/8"],
  seed: 45,
  room: rooms.club,
  ending: "slow",
  band: {
    guitar: {
      kind: "tune",
      player: "clean-guitar",
      center: 67,
      scale: [0, 3, 4, 5, 7, 10],
      contour: "hook",
      leap: 3,
      rhythms: [
        "0.33333 0.33333 0.33333 1 1 -1",
        "0.66666 0.33333 1 2",
        "-1 0.33333 0.33333 0.33333 1 1",
        "1.66666 0.33333 2",
      ],
      phrases: "abacad",
      level: 2,
    },
    organ: { kind: "chords", player: "organ", ways: ["A-----------", "A-----A--A--"], level: -2 },
    piano: {
      kind: "chords",
      player: "grand-piano",
      octave: 1,
      ways: ["a.aa.aa.aa.a"],
      level: -3,
      length: 0.5,
      pan: -0.4,
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R--3--5--7--", "R-RO-R7-75-x"],
      level: 2,
    },
    kit: {
      kind: "drums",
      ways: [
        { kick: "X.....X..o..", snare: "...X.....X..", hat: "x.xx.xx.xx.x" },
        { kick: "X....xX.....", snare: "...X.....X.o", ride: "x.xx.xx.xx.x" },
      ],
    },
    harp: {
      kind: "tune",
      player: "harmonica",
      center: 70,
      scale: [0, 3, 5, 6, 7, 10],
      contour: "fall",
      leap: 2,
      rhythms: ["2 1 -1", "0.66666 0.33333 1 2", "3 -1"],
      phrases: "abab",
      level: 0,
    },
  },
  sections: {
    turn: { bars: 2, chords: "I7,IV7 I7,V7", plays: "piano bass kit" },
    head: {
      bars: 12,
      chords: "I7 IV7 I7 I7 IV7 IV7 I7 VI7 ii7 V7 I7,IV7 I7,V7",
      plays: "guitar organ bass kit",
    },
    harp: {
      bars: 12,
      chords: "I7 I7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7,IV7 I7,V7",
      plays: "harp organ:1 piano bass:1 kit:1",
      force: 1.05,
    },
  },
  form: "turn head harp head",
});
