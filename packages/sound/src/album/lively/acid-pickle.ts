import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const acidPickle = piece({
  id: "acid-pickle",
  title: "Acid Pickle",
  artist: "Machine Gherkin",
  genre: "Techno",
  key: { tonic: 9, mode: "phrygian" },
  bpm: 134,
  meter: meters["4/4"],
  seed: 303303,
  room: rooms.club,
  ending: "stop",
  band: {
    kit: {
      kind: "drums",
      ways: [
        { boom: "X...X...X...X..." },
        {
          boom: "X...X...X...X...",
          hat: "..x...x...x...x.",
          clap: "....x.......x...",
          rim: "...x..x....x..x.",
        },
        { hat: "xxxxxxxxxxxxxxxx", rim: "x..x..x...x..x.." },
      ],
    },
    acid: {
      kind: "riff",
      player: "acid-bass",
      octave: -2,
      ways: ["11a13.11a121.1a.", "1a1..12a11.13a1.", "1.1.a.1.2.1.a.7."],
      level: 3,
      length: 0.8,
    },
    zap: {
      kind: "riff",
      player: "blip",
      octave: 1,
      ways: ["1..3..2.1..3..7.", "......1.......2."],
      level: -4,
      pan: 0.3,
    },
    dark: { kind: "chords", player: "saw-pad", octave: -1, ways: ["A---------------"], level: -2 },
    tick: {
      kind: "chords",
      player: "synth-pluck",
      octave: 1,
      ways: ["0.1.2.0.1.2.0.1."],
      level: -4,
      pan: -0.3,
    },
  },
  sections: {
    on: { bars: 8, chords: "i", plays: "kit acid" },
    a: { bars: 16, chords: "i", plays: "kit:1 acid zap" },
    b: {
      bars: 8,
      chords: "i i bII i",
      plays: "kit:2 dark acid:2 tick",
      force: 0.9,
      fill: { snare: "x...x.x.xxxxxxxx" },
    },
    c: { bars: 16, chords: "i i i bII", plays: "kit:1 acid:1 zap:1 tick dark", force: 1.06 },
    off: { bars: 4, chords: "i", plays: "kit acid:2" },
  },
  form: "on a b c a off",
});
