import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const bigBlueWhale = piece({
  id: "big-blue-whale",
  title: "Big Blue Whale",
  artist: "Salt & Lullaby",
  genre: "Dream pop",
  key: { tonic: 3, mode: "major" },
  bpm: 72,
  meter: meters["4/4"],
  seed: 52,
  room: rooms.sky,
  ending: "fade",
  place: { bed: "waves", gain: 0.7 },
  band: {
    pad: { kind: "chords", player: "sky-pad", ways: ["A---------------"], level: 1 },
    keys: {
      kind: "chords",
      player: "electric-piano",
      ways: ["0..1..2..3..2...", "A.......a......."],
      level: -1,
    },
    sing: {
      kind: "tune",
      player: "ooh-voice",
      center: 70,
      contour: "arch",
      leap: 2,
      rhythms: ["2 2", "3 1", "1 1 2", "1.5 2.5"],
      phrases: "abac",
      level: 1,
    },
    bass: { kind: "bass", player: "sub-bass", ways: ["R-------R---5---"], level: -2 },
    kit: {
      kind: "drums",
      ways: [
        { boom: "X.........x.....", "gated-snare": "........X.......", shaker: "o...o...o...o..." },
        { boom: "X..............." },
      ],
    },
    glass: {
      kind: "riff",
      player: "celesta",
      ways: ["....e.......g...", "..c...e...g...e."],
      level: -5,
    },
  },
  sections: {
    deep: { bars: 4, chords: "IM7 IVM7", plays: "pad keys" },
    verse: { bars: 8, chords: "IM7 vi9 IVM7 V7s", plays: "pad keys sing bass kit:1" },
    chorus: {
      bars: 8,
      chords: "IVM7 V6 vi7 I IVM7 V6 IM7 IM7",
      plays: "pad keys:1 sing:1 bass kit glass:1",
      force: 1.08,
    },
    drift: { bars: 8, chords: "IVM9 IM7", plays: "pad glass keys" },
  },
  form: "deep verse chorus verse chorus drift",
});
