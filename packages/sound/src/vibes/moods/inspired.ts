import { meters } from "#pieces/meters.ts";
import { rooms } from "#pieces/rooms.ts";
import { vibe } from "#vibes/vibe.ts";

export const inspired = vibe({
  mode: "major",
  keys: [2, 7, 9],
  bpm: 104,
  meter: meters["4/4"],
  room: rooms.hall,
  band: {
    piano: {
      kind: "chords",
      player: "grand-piano",
      ways: ["0.1.2.1.3.2.1.2.", "A...a.A.....a.A."],
      level: 1,
    },
    strings: { kind: "chords", player: "strings", ways: ["A---------------"], level: 0 },
    hope: {
      kind: "tune",
      player: "cello",
      center: 62,
      contour: "rise",
      leap: 3,
      rhythms: ["2 1 1", "1.5 0.5 2", "1 1 2", "3 1"],
      phrases: "abac",
      level: 0,
    },
    bright: {
      kind: "tune",
      player: "horn",
      center: 65,
      contour: "arch",
      leap: 4,
      rhythms: ["2 2", "1 1 2", "3 1"],
      phrases: "abab",
      level: -1,
    },
    heart: {
      kind: "drums",
      ways: [
        { stomp: "x.......o.o.....", tambourine: "....o.......o..." },
        { stomp: "X.....o.x.......", tom: "..........o.x.o.", tambourine: "..o.x.o...o.x.o." },
      ],
      level: -3,
    },
    bass: { kind: "bass", player: "upright-bass", ways: ["R-------5-------"], level: 0 },
  },
  sections: {
    dawn: { bars: 8, chords: "I V vi IV", plays: "piano strings bass" },
    path: { bars: 8, chords: "IV I V vi", plays: "piano hope heart bass" },
    hill: { bars: 8, chords: "vi IV I V", plays: "piano:1 strings bright heart:1 bass" },
    view: {
      bars: 8,
      chords: "I iii IV V",
      plays: "piano strings hope:1 heart:1 bass",
      force: 1.05,
    },
  },
});
