import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const theOwlKnows = piece({
  id: "the-owl-knows",
  title: "The Owl Knows",
  artist: "Mama Thistle",
  genre: "Lullaby",
  key: { tonic: 5, mode: "major" },
  bpm: 54,
  meter: meters["6/8"],
  seed: 60,
  room: rooms.hall,
  ending: "slow",
  place: { bed: "night", gain: 0.5 },
  band: {
    box: { kind: "chords", player: "music-box", octave: 1, ways: ["012321", "013210"], level: -1 },
    hum: {
      kind: "tune",
      player: "ooh-voice",
      center: 67,
      contour: "arch",
      leap: 2,
      rhythms: ["1 1", "0.66666 0.33333 1", "2", "1.33333 0.66666"],
      phrases: "abac",
      level: 2,
    },
    choir: { kind: "chords", player: "humming", ways: ["A-----"], level: 0 },
    harp: { kind: "chords", player: "harp", ways: ["0.1.2."], octave: 0, level: -2 },
    bass: { kind: "bass", player: "cello", octave: 1, ways: ["R-----"], level: -4 },
  },
  sections: {
    intro: { bars: 4, chords: "I IVM7", plays: "box" },
    verse: { bars: 8, chords: "I iii7 IV I IV I ii7 V7", plays: "box hum bass" },
    refrain: { bars: 8, chords: "IV I V7 vi7 IV I V7 I", plays: "harp choir hum:1 bass" },
    deep: {
      bars: 8,
      chords: "vi7 iii7 IV I vi7 ii7 V7s V7",
      plays: "box:1 harp choir",
      force: 0.8,
    },
  },
  form: "intro verse refrain verse deep refrain verse",
});
