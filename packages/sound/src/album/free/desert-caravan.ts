import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const desertCaravan = piece({
  id: "desert-caravan",
  title: "Desert Caravan",
  artist: "Nadia of the Dunes",
  genre: "Arabesque",
  key: { tonic: 2, mode: "minor" },
  bpm: 100,
  meter: meters["4/4"],
  seed: 1001,
  room: rooms.hall,
  ending: "ring",
  place: { bed: "wind", gain: 0.5 },
  band: {
    oud: {
      kind: "riff",
      player: "oud",
      octave: -1,
      ways: ["1..12.1.5..54.2.", "1.2.3.2.1..1...."],
      level: 2,
    },
    ney: {
      kind: "tune",
      player: "ney",
      center: 72,
      scale: [0, 1, 4, 5, 7, 8, 11],
      contour: "wave",
      leap: 2,
      rhythms: ["1.5 0.25 0.25 1 1", "0.5 0.25 0.25 1 2", "3 0.5 0.5"],
      phrases: "abac",
      level: 2,
    },
    strings: {
      kind: "tune",
      player: "cello",
      center: 60,
      scale: [0, 1, 4, 5, 7, 8, 11],
      contour: "arch",
      leap: 2,
      rhythms: ["1 1 1 1", "2 1 1", "0.5 0.5 1 2"],
      phrases: "abab",
    },
    drone: { kind: "bass", player: "cello", ways: ["d---------------"], level: -4 },
    drums: {
      kind: "drums",
      ways: [
        {
          "darbuka/60": "X.......X.......",
          "darbuka/72": "..x...x.....x.oo",
          tambourine: "..o.o.o...o.o.o.",
        },
        {
          "darbuka/60": "X.......X..x....",
          "darbuka/72": "..x.ooxo..oox.xx",
          "frame-drum": "X.......X.......",
        },
      ],
    },
  },
  sections: {
    dawn: { bars: 4, chords: "i", plays: "oud drone" },
    road: { bars: 8, chords: "I5 I5 bII I5", plays: "oud drums ney drone" },
    camp: {
      bars: 8,
      chords: "i5 bII bIIs i5 iv5 bII i5 i5",
      plays: "oud:1 drums:1 strings drone",
      force: 1.05,
    },
    stars: { bars: 4, chords: "i5 bII", plays: "ney:1 drone", force: 0.8 },
  },
  form: "dawn road camp stars road camp road",
});
