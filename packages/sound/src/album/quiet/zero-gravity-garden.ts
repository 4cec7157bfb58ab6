import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const zeroGravityGarden = piece({
  id: "zero-gravity-garden",
  title: "Zero Gravity Garden",
  artist: "Brother Moss",
  genre: "Zen",
  key: { tonic: 1, mode: "minor" },
  bpm: 56,
  meter: meters["4/4"],
  seed: 108,
  room: rooms.church,
  ending: "fade",
  place: { bed: "wind", gain: 0.7 },
  band: {
    flute: {
      kind: "tune",
      player: "pan-flute",
      center: 73,
      scale: [0, 3, 5, 7, 10],
      contour: "fall",
      leap: 2,
      rhythms: ["2 1 1", "3 -1", "1 1 2", "1.5 0.5 2"],
      phrases: "abac",
      level: 2,
    },
    koto: {
      kind: "chords",
      player: "koto",
      ways: ["0...1...2...3...", "0.1.2.......1..."],
      level: -1,
    },
    bowl: {
      kind: "drums",
      ways: [
        {
          "tubular-bells/61": "x...............................",
          "frame-drum": "o.......-.......o.......-.......",
        },
      ],
    },
    drone: { kind: "chords", player: "humming", ways: ["A---------------"], level: -2 },
    low: { kind: "bass", player: "cello", ways: ["d---------------"], level: -3 },
  },
  sections: {
    a: { bars: 8, chords: "i5 bVII5 bVI i5", plays: "koto bowl drone low flute" },
    b: { bars: 8, chords: "iv i bVII i", plays: "koto:1 bowl drone low" },
    c: { bars: 8, chords: "i bIII iv i", plays: "koto:1 drone flute:1 low" },
  },
  form: "a b c a",
});
