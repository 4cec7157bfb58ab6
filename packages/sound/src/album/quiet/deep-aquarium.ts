import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const deepAquarium = piece({
  id: "deep-aquarium",
  title: "Deep Aquarium",
  artist: "Tidepool",
  genre: "Ambient",
  key: { tonic: 8, mode: "lydian" },
  bpm: 60,
  meter: meters["4/4"],
  seed: 2020,
  room: rooms.sky,
  ending: "fade",
  place: { bed: "waves", gain: 0.6 },
  band: {
    sky: { kind: "chords", player: "sky-pad", ways: ["A---------------"], level: 2 },
    glass: { kind: "chords", player: "glass", octave: 1, ways: ["T---------------"], level: -4 },
    drops: {
      kind: "chords",
      player: "vibraphone",
      octave: 1,
      ways: ["0...3...1...4...", "2...0...4...1..."],
      level: -2,
    },
    low: { kind: "bass", player: "sub-bass", ways: ["R---------------"], level: -3 },
    harp: { kind: "chords", player: "harp", ways: ["0.1.2.3.4.3.2.1."], level: -3 },
  },
  sections: {
    a: { bars: 8, chords: "IM7 IM7 II II", plays: "sky drops low" },
    b: { bars: 8, chords: "IM9 II6 vi9 IM7", plays: "sky glass drops:1 low harp" },
    c: { bars: 8, chords: "iii7 vi9 II IM7", plays: "glass harp low", force: 0.9 },
    d: { bars: 4, chords: "IM7", plays: "sky drops" },
  },
  form: "a b c b d",
});
