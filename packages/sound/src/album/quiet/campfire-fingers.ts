import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const campfireFingers = piece({
  id: "campfire-fingers",
  title: "Campfire Fingers",
  artist: "Juniper Row",
  genre: "Folk guitar",
  key: { tonic: 11, mode: "major" },
  bpm: 94,
  meter: meters["4/4"],
  seed: 71,
  room: rooms.kitchen,
  ending: "ring",
  place: { bed: "night", gain: 0.7 },
  band: {
    pick: {
      kind: "chords",
      player: "guitar",
      ways: ["0.2.1.3.0.2.1.3.", "0.231.320.231.32"],
      level: 1,
    },
    thumb: { kind: "bass", player: "guitar", octave: 1, ways: ["R...5...R...5..."], level: -1 },
    song: {
      kind: "tune",
      player: "guitar",
      center: 75,
      contour: "arch",
      leap: 2,
      rhythms: ["1 1 2", "1.5 0.5 1 -1", "0.5 0.5 1 2"],
      phrases: "abac",
      level: 1,
      pan: -0.3,
    },
    harp: {
      kind: "tune",
      player: "harmonica",
      center: 71,
      contour: "rise",
      leap: 2,
      rhythms: ["2 2", "3 1", "1 1 2"],
      phrases: "abab",
      level: -2,
    },
  },
  sections: {
    a: { bars: 8, chords: "I I IV I vi V IV I", plays: "pick thumb song" },
    b: { bars: 8, chords: "IV IV I I ii IV V V", plays: "pick:1 thumb harp" },
    open: { bars: 4, chords: "I Is2", plays: "pick thumb" },
  },
  form: "open a a b a b a",
});
