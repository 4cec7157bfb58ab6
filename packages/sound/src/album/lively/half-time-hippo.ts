import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const halfTimeHippo = piece({
  id: "half-time-hippo",
  title: "Half-Time Hippo",
  artist: "Mudbath",
  genre: "Trap",
  key: { tonic: 1, mode: "harmonic" },
  bpm: 70,
  meter: meters["4/4"],
  seed: 808,
  room: rooms.club,
  ending: "stop",
  band: {
    kit: {
      kind: "drums",
      ways: [
        { boom: "X.....x...X.....", clap: "........X.......", hat: "x.x.xxx.x.x.xxxx" },
        {
          boom: "X..x..X...X..x..",
          clap: "........X.......",
          hat: "xxx.xxxxx.xxxoxo",
          snap: "........x.....x.",
          "open-hat": "......x.........",
        },
        { hat: "x...x...x...x..." },
      ],
    },
    sub: {
      kind: "bass",
      player: "sub-bass",
      ways: ["R-----r---R-----", "R--R--O---5---x-"],
      level: 3,
    },
    bells: {
      kind: "riff",
      player: "tubular-bells",
      ways: ["1.3.5.3.4.3.2.7.", "a.5.3.5.a.5.b.5."],
      level: 0,
    },
    strings: {
      kind: "chords",
      player: "spiccato",
      octave: 1,
      ways: ["a.a.a.a.a.a.a.a."],
      level: -1,
    },
    choir: { kind: "chords", player: "choir", ways: ["A---------------"], level: 0 },
    flute: {
      kind: "tune",
      player: "flute",
      center: 73,
      contour: "fall",
      leap: 3,
      rhythms: ["0.5 0.5 0.5 0.5 1 -1", "0.75 0.25 1 -2", "0.25 0.25 0.5 1 2"],
      phrases: "aaba",
      level: 0,
    },
  },
  sections: {
    in: { bars: 4, chords: "i i bVI V", plays: "bells kit:2" },
    verse: { bars: 8, chords: "i i bVI V", plays: "kit sub bells" },
    hook: {
      bars: 8,
      chords: "i iv bVI V",
      plays: "kit:1 sub:1 bells:1 choir strings",
      force: 1.08,
    },
    air: { bars: 4, chords: "iv bVI i V", plays: "choir flute kit:2", force: 0.9 },
  },
  form: "in verse hook verse air hook",
});
