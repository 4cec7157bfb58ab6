import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const pancakeSunday = piece({
  id: "pancake-sunday",
  title: "Pancake Sunday",
  artist: "The Flour Street Band",
  genre: "Ukulele pop",
  key: { tonic: 0, mode: "major" },
  bpm: 116,
  meter: meters["4/4"],
  swing: { steps: 1, place: 0.58 },
  seed: 101,
  room: rooms.kitchen,
  ending: "stop",
  band: {
    uke: {
      kind: "chords",
      player: "ukulele",
      octave: 1,
      strum: 0.014,
      level: 1,
      ways: ["A...A.a...a.A.a.", "A.......a......."],
    },
    bass: { kind: "bass", player: "upright-bass", ways: ["R.......5.......", "R...5...R...x..."] },
    box: {
      kind: "drums",
      ways: [
        { cajon: "x.....x.........", snap: "....x.......x..." },
        { kick: "x.....o.x.......", cajon: "....X..o.o..X...", shaker: "x.o.x.o.x.o.x.o." },
      ],
    },
    whistle: {
      kind: "tune",
      player: "whistle",
      center: 79,
      contour: "hook",
      leap: 3,
      rhythms: ["0.5 0.5 1 0.5 0.5 1", "1 0.5 0.5 2", "0.5 0.5 0.5 0.5 1 -1"],
      phrases: "abac",
    },
    la: {
      kind: "tune",
      player: "la-voice",
      center: 67,
      contour: "arch",
      rhythms: ["1 1 1 1", "1.5 0.5 2", "0.5 0.5 1 2"],
      phrases: "aaba",
      level: -1,
    },
    bells: { kind: "riff", player: "glockenspiel", level: -5, ways: ["a...e...c......."] },
  },
  sections: {
    intro: { bars: 4, chords: "I I6 IV V", plays: "uke:1 whistle" },
    verse: { bars: 8, chords: "I vi7 IV V7 I vi7 IV,V7 I", plays: "uke bass box la" },
    chorus: {
      bars: 8,
      chords: "IV V7 I vi7 IV V7 I I7",
      plays: "uke bass:1 box:1 whistle bells",
      force: 1.08,
    },
    bridge: {
      bars: 8,
      chords: "vi7 iii7 IV I ii7 V7 V7s V7",
      plays: "uke:1 bass la:1 bells",
      force: 0.85,
    },
  },
  form: "intro verse chorus verse chorus bridge chorus chorus",
});
