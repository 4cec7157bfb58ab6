import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const clockworkMice = piece({
  id: "clockwork-mice",
  title: "Clockwork Mice",
  artist: "Ensemble Tock",
  genre: "Minimalism",
  key: { tonic: 4, mode: "major" },
  bpm: 144,
  meter: meters["3/4"],
  seed: 12,
  room: rooms.stage,
  ending: "stop",
  band: {
    one: {
      kind: "riff",
      player: "marimba",
      ways: ["1.5.1.3.5.3.", "1.5.6.3.5.2."],
      level: 1,
      pan: -0.5,
    },
    two: {
      kind: "riff",
      player: "marimba",
      ways: ["5.3.5.1.5.3.5.1.5.3.5.1.5.3.5.1."],
      level: 0,
      pan: 0.5,
    },
    three: {
      kind: "riff",
      player: "xylophone",
      octave: 1,
      ways: ["1..3..5..3..", "..5..3..1..3"],
      level: -4,
      pan: 0.2,
    },
    reed: { kind: "chords", player: "clarinet", ways: ["1-----------2-----------"], level: -2 },
    low: { kind: "bass", player: "cello", ways: ["R-----------", "R-----R-----"], level: -1 },
    pulse: { kind: "chords", player: "vibraphone", ways: ["a...a...a..."], level: -3 },
  },
  sections: {
    a: { bars: 12, chords: "I I I I IV IV IV IV", plays: "one three" },
    b: { bars: 16, chords: "I I IV IV ii ii V V", plays: "one two three:1 pulse" },
    c: { bars: 16, chords: "vi vi IV IV I I V V", plays: "one:1 two low reed pulse" },
    d: { bars: 16, chords: "I IV ii V", plays: "one:1 two three low:1 reed", force: 1.08 },
  },
  form: "a b c d b d",
});
