import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const snowflakePost = piece({
  id: "snowflake-post",
  title: "Snowflake Post",
  artist: "The Mitten Choir",
  genre: "Winter song",
  key: { tonic: 8, mode: "major" },
  bpm: 138,
  meter: meters["4/4"],
  swing: { steps: 2, place: 0.6 },
  seed: 1225,
  room: rooms.hall,
  ending: "slow",
  band: {
    sleigh: {
      kind: "drums",
      ways: [
        { "sleigh-bells": "x.o.x.o.x.o.x.o." },
        { "sleigh-bells": "x.o.x.o.x.o.x.o.", brush: "....x.......x...", kick: "x.......x......." },
      ],
    },
    celesta: {
      kind: "chords",
      player: "celesta",
      octave: 1,
      ways: ["0...2...1...2...", "3.2.1.0.3.2.1.0."],
      level: -2,
    },
    voices: {
      kind: "tune",
      player: "la-voice",
      center: 70,
      contour: "arch",
      leap: 2,
      rhythms: ["1 1 2", "1 0.5 0.5 2", "2 2", "1.5 0.5 1 1"],
      phrases: "abac",
      level: 0,
    },
    glock: {
      kind: "tune",
      player: "glockenspiel",
      center: 87,
      contour: "fall",
      leap: 3,
      rhythms: ["1 1 1 1", "0.5 0.5 1 2", "2 2"],
      phrases: "abab",
      level: 1,
    },
    strings: {
      kind: "chords",
      player: "strings",
      ways: ["A---------------", "A-------T-------"],
      level: -1,
    },
    choir: { kind: "chords", player: "choir", ways: ["A-------A-------"], level: -1 },
    bass: {
      kind: "bass",
      player: "pizzicato",
      octave: 0,
      ways: ["R.......5.......", "R...3...5...x..."],
      level: 2,
    },
  },
  sections: {
    door: { bars: 4, chords: "I vi7 ii7 V7", plays: "sleigh celesta" },
    verse: { bars: 8, chords: "I iii7 IV I vi7 ii7 V7 V7", plays: "sleigh:1 celesta bass voices" },
    chorus: {
      bars: 8,
      chords: "IV iv I VI7 II7 ii7,V7 I I",
      plays: "sleigh:1 celesta:1 strings:1 bass:1 voices:1 choir",
      force: 1.08,
    },
    window: {
      bars: 8,
      chords: "vi III7 vi II7 IV iv V7s V7",
      plays: "glock strings bass",
      force: 0.85,
    },
  },
  form: "door verse chorus verse chorus window chorus",
});
