import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const lionsOnParade = piece({
  id: "lions-on-parade",
  title: "Lions on Parade",
  artist: "Goldmane Town Band",
  genre: "March",
  key: { tonic: 5, mode: "major" },
  bpm: 120,
  meter: meters["2/4"],
  seed: 1812,
  room: rooms.stage,
  ending: "stop",
  band: {
    cornets: {
      kind: "tune",
      player: "trumpet",
      center: 72,
      contour: "arch",
      leap: 3,
      rhythms: ["0.75 0.25 0.75 0.25", "1 1", "0.5 0.5 1", "0.5 0.5 0.5 0.5"],
      phrases: "abacabad",
      level: 1,
      legato: 0.8,
    },
    piccolo: {
      kind: "tune",
      player: "flute",
      center: 86,
      contour: "wave",
      leap: 4,
      rhythms: ["0.25 0.25 0.25 0.25 0.5 0.5", "0.5 0.25 0.25 1", "1 0.5 0.5"],
      phrases: "aaba",
      level: -1,
      legato: 0.8,
    },
    horns: {
      kind: "chords",
      player: "brass",
      ways: ["..A...A.", "A...a.a."],
      level: 0,
      length: 0.6,
    },
    tuba: {
      kind: "bass",
      player: "horn",
      octave: 1,
      ways: ["R...l...", "R.3.5.x."],
      level: 1,
      length: 0.6,
    },
    drums: {
      kind: "drums",
      ways: [
        { kick: "X...x...", snare: "..x.xxx." },
        { kick: "X...X...", snare: "x.xxx.xx", crash: "o......." },
        { snare: "x-xxx-xxx-x-xxxx" },
      ],
    },
  },
  sections: {
    roll: {
      bars: 4,
      chords: "V7",
      plays: "drums:2",
      fill: { snare: "xxxxxxxx", crash: "X......." },
    },
    strain: {
      bars: 16,
      chords: "I I V7 V7 V7 V7 I I I I IV IV V7 V7 I I",
      plays: "cornets horns tuba drums",
    },
    second: {
      bars: 16,
      chords: "vi vi III7 III7 vi vi II7 V7",
      plays: "piccolo horns:1 tuba:1 drums",
      force: 0.95,
    },
    trio: {
      bars: 16,
      chords: "IV IV IV I7 I7 I7 IV IV ii ii IV II7 I7 I7 IV V7",
      plays: "cornets:1 horns tuba",
      force: 0.85,
    },
    last: {
      bars: 16,
      chords: "I I V7 V7 V7 V7 I I I I IV IV V7 V7 I I",
      plays: "cornets piccolo:1 horns:1 tuba:1 drums:1",
      force: 1.1,
    },
  },
  form: "roll strain strain second strain trio trio last",
});
