import { meters } from "#pieces/meters.ts";
import { rooms } from "#pieces/rooms.ts";
import { vibe } from "#vibes/vibe.ts";

export const calm = vibe({
  mode: "lydian",
  keys: [2, 9, 4],
  bpm: 58,
  meter: meters["4/4"],
  room: rooms.sky,
  place: { bed: "waves", gain: 0.4 },
  band: {
    sky: { kind: "chords", player: "sky-pad", ways: ["A---------------"], level: 1 },
    harp: {
      kind: "chords",
      player: "harp",
      ways: ["0...1...2...3...", "0.1.2.3.4.3.2.1."],
      level: -1,
    },
    drops: {
      kind: "tune",
      player: "vibraphone",
      center: 74,
      contour: "fall",
      leap: 2,
      rhythms: ["-1 1 2", "2 -2", "-2 1 1", "3 -1"],
      phrases: "abac",
      level: -2,
    },
    low: { kind: "bass", player: "sub-bass", ways: ["R---------------"], level: -4 },
  },
  sections: {
    tide: { bars: 8, chords: "IM7 IM7 II6 II6", plays: "sky harp low" },
    drift: { bars: 8, chords: "IM9 vi9 II IM7", plays: "sky drops low" },
    shell: { bars: 8, chords: "iii7 vi9 II6 IM9", plays: "sky harp:1 drops:1 low" },
    still: { bars: 8, chords: "IM7 II IM9 II6", plays: "sky harp drops:2" },
  },
});
