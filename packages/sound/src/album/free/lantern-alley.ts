import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const lanternAlley = piece({
  id: "lantern-alley",
  title: "Lantern Alley",
  artist: "Mei & the Paper Foxes",
  genre: "Eastern pop",
  key: { tonic: 4, mode: "minor" },
  bpm: 86,
  meter: meters["4/4"],
  seed: 888,
  room: rooms.hall,
  ending: "ring",
  band: {
    koto: {
      kind: "riff",
      player: "koto",
      ways: ["1...5.a...7.5...", "a.7.5.4.1...5.7."],
      level: 0,
    },
    pipes: {
      kind: "tune",
      player: "pan-flute",
      center: 76,
      scale: [0, 3, 5, 7, 10],
      contour: "arch",
      leap: 2,
      rhythms: ["1.5 0.5 1 1", "2 2", "0.5 0.5 1 2"],
      phrases: "abac",
      level: 1,
    },
    sing: {
      kind: "tune",
      player: "ooh-voice",
      center: 71,
      scale: [0, 3, 5, 7, 10],
      contour: "fall",
      leap: 2,
      rhythms: ["2 1 1", "3 1", "1 1 2"],
      phrases: "abab",
    },
    bass: {
      kind: "bass",
      player: "sub-bass",
      ways: ["R-----..R---....", "R-------5-------"],
      level: -1,
    },
    kit: {
      kind: "drums",
      ways: [
        {
          boom: "X.....x.........",
          snap: "........X.......",
          shaker: "o.o.o.o.o.o.oooo",
          woodblock: "...x......x.....",
        },
        { taiko: "X.......x..x....", woodblock: "....x.......x..." },
      ],
    },
    pad: { kind: "chords", player: "strings", ways: ["A---------------"], level: -3 },
  },
  sections: {
    gate: { bars: 4, chords: "i bVII", plays: "koto" },
    walk: { bars: 8, chords: "i bVI bVII i", plays: "koto pipes bass kit" },
    song: {
      bars: 8,
      chords: "bVI bVII i bIII bVI bVII i i",
      plays: "koto:1 sing bass:1 kit:1 pad",
    },
    rain: { bars: 4, chords: "iv bVI", plays: "koto pad", force: 0.8 },
  },
  form: "gate walk song rain walk song song",
});
