import { meters } from "#pieces/meters.ts";
import { rooms } from "#pieces/rooms.ts";
import { vibe } from "#vibes/vibe.ts";

export const reflective = vibe({
  mode: "minor",
  keys: [9, 4, 0],
  bpm: 72,
  meter: meters["3/4"],
  room: rooms.stage,
  place: { bed: "rain", gain: 0.45 },
  band: {
    felt: {
      kind: "chords",
      player: "felt-piano",
      ways: ["0...1...2...", "0.1.2.3.2.1.", "A-------a---"],
      level: 1,
    },
    voice: {
      kind: "tune",
      player: "clarinet",
      center: 67,
      contour: "fall",
      leap: 2,
      rhythms: ["2 1", "1 1 1", "3", "-1 2"],
      phrases: "abac",
      level: -1,
    },
    cello: {
      kind: "tune",
      player: "cello",
      center: 55,
      contour: "wave",
      leap: 2,
      rhythms: ["3", "2 1", "-1 2"],
      phrases: "abcb",
      level: -1,
    },
    low: { kind: "bass", player: "upright-bass", ways: ["R-----------"], level: -1 },
  },
  sections: {
    window: { bars: 8, chords: "i bVIM7 iv9 V7", plays: "felt:1 low", force: 1.2 },
    letter: { bars: 8, chords: "i v bVI bIII", plays: "felt:1 voice low" },
    photo: { bars: 8, chords: "iv i bVIM7 V7", plays: "felt:2 cello low" },
    lamp: { bars: 8, chords: "bVI bVII i i", plays: "felt:1 cello:1 voice:1 low" },
  },
});
