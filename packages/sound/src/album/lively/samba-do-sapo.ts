import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const sambaDoSapo = piece({
  id: "samba-do-sapo",
  title: "Samba do Sapo",
  artist: "Bloco da Lagoa",
  genre: "Samba",
  key: { tonic: 2, mode: "major" },
  bpm: 100,
  meter: meters["4/4"],
  seed: 21,
  room: rooms.stage,
  ending: "stop",
  band: {
    bateria: {
      kind: "drums",
      ways: [
        {
          surdo: "o...X...o...X.x.",
          "agogo/60": "x..x..x...x...x.",
          "agogo/67": ".x..x...x...x...",
          shaker: "XooxXooxXooxXoox",
          snare: "xooxxooxoxoxxoox",
        },
        {
          surdo: "o...X...o...X...",
          tambourine: "XooxXooxXooxXoox",
          "conga/64": "x..x..x...x..x..",
        },
        {
          surdo: "X.x.X.x.XxX.X.X.",
          snare: "XoXXoXXoXoXXoXXX",
          "agogo/60": "x.x.xx.xx.x.xx.x",
          tambourine: "XooxXooxXooxXoox",
        },
      ],
    },
    guitar: {
      kind: "chords",
      player: "nylon-guitar",
      ways: ["A.AA.A.A.AA.A.A.", "..A..A.A..A.A..."],
      level: 1,
      length: 0.5,
    },
    uke: {
      kind: "chords",
      player: "ukulele",
      octave: 1,
      strum: 0.008,
      ways: ["A.aAa.Aa.aAa.Aa."],
      level: -1,
      pan: 0.4,
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R...5--RR...5--R", "R--R5--5R--R5-x-"],
      level: 1,
    },
    flute: {
      kind: "tune",
      player: "flute",
      center: 81,
      contour: "wave",
      leap: 4,
      rhythms: [
        "0.25 0.5 0.25 0.5 0.5 0.25 0.5 0.25 1",
        "0.5 0.25 0.5 0.25 0.5 2",
        "0.25 0.25 0.5 0.25 0.5 0.25 1 1",
      ],
      phrases: "abac",
      level: 0,
      legato: 0.8,
    },
    bone: {
      kind: "tune",
      player: "saxophone",
      center: 66,
      contour: "fall",
      leap: 3,
      rhythms: ["1 0.5 0.5 2", "0.75 0.75 0.5 2"],
      phrases: "abab",
      level: 0,
    },
  },
  sections: {
    apito: { bars: 4, chords: "I6", plays: "bateria:2" },
    a: { bars: 8, chords: "I6 VI7 ii7 V7", plays: "bateria guitar uke bass flute" },
    b: {
      bars: 8,
      chords: "IVM7 iv6 I6 VI7 ii7 V7 I6 I6",
      plays: "bateria:1 guitar:1 bass:1 bone",
      force: 1,
    },
    fim: {
      bars: 8,
      chords: "I6 VI7 ii7 V7",
      plays: "bateria:2 guitar uke bass:1 flute:1",
      force: 1.08,
    },
  },
  form: "apito a b a fim b fim",
});
