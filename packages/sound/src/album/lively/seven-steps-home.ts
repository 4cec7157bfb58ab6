import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const sevenStepsHome = piece({
  id: "seven-steps-home",
  title: "Seven Steps Home",
  artist: "Orkestar Paprika",
  genre: "Balkan dance",
  key: { tonic: 4, mode: "harmonic" },
  bpm: 126,
  meter: meters["7/8"],
  seed: 777777,
  room: rooms.stage,
  ending: "stop",
  band: {
    accordion: {
      kind: "tune",
      player: "accordion",
      center: 74,
      contour: "wave",
      leap: 4,
      rhythms: [
        "0.5 0.5 0.5 0.5 0.5 0.5 0.5",
        "1 0.5 0.5 0.5 1",
        "0.25 0.25 0.5 0.5 0.25 0.25 0.5 0.5 0.5",
      ],
      phrases: "aaba",
      level: 0,
      legato: 0.8,
    },
    clarinet: {
      kind: "tune",
      player: "clarinet",
      center: 76,
      contour: "wave",
      leap: 4,
      rhythms: [
        "0.25 0.25 0.5 0.25 0.25 0.5 0.5 0.25 0.25 0.5",
        "1 0.5 1 1",
        "0.5 0.5 0.5 0.5 1.5",
      ],
      phrases: "abac",
      level: 0,
      legato: 0.85,
    },
    brass: {
      kind: "chords",
      player: "brass",
      ways: ["..A...A...A.A.", "A...A...A....."],
      level: 1,
      length: 0.5,
    },
    tuba: {
      kind: "bass",
      player: "horn",
      octave: 1,
      ways: ["R...5...R.....", "R...5...3...x."],
      level: 1,
      length: 0.5,
    },
    drums: {
      kind: "drums",
      ways: [
        {
          "darbuka/60": "X...x...X.....",
          "darbuka/72": "..x...x...x.x.",
          tambourine: "x.x.x.x.x.x.x.",
        },
        { kick: "X...X...X...X.", snare: "..x...x...x.xx" },
      ],
    },
    strum: {
      kind: "chords",
      player: "mandolin",
      ways: ["A.a.A.a.A.a.a.", "aaaaaaaaaaaaaa"],
      level: -2,
    },
  },
  sections: {
    circle: { bars: 8, chords: "i", plays: "drums tuba strum" },
    a: { bars: 16, chords: "i i iv i V7 V7 i i", plays: "accordion drums tuba strum brass" },
    b: {
      bars: 16,
      chords: "iv iv i i bII bII V7 V7",
      plays: "clarinet drums:1 tuba:1 strum:1 brass:1",
      force: 1.05,
    },
  },
  form: "circle a b a b a circle",
});
