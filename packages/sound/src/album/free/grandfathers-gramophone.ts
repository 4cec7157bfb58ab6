import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const grandfathersGramophone = piece({
  id: "grandfathers-gramophone",
  title: "Grandfather's Gramophone",
  artist: "The Buttonhole Six",
  genre: "Hot jazz",
  key: { tonic: 10, mode: "major" },
  bpm: 184,
  meter: meters["4/4"],
  swing: { steps: 2, place: 0.65 },
  seed: 1926,
  room: rooms.club,
  ending: "stop",
  band: {
    clarinet: {
      kind: "tune",
      player: "clarinet",
      center: 74,
      contour: "wave",
      leap: 4,
      rhythms: ["1 0.5 0.5 1 1", "0.5 0.5 0.5 0.5 1 1", "1.5 0.5 2", "0.5 0.5 1 1 1"],
      phrases: "abac",
    },
    trumpet: {
      kind: "tune",
      player: "muted-trumpet",
      center: 70,
      contour: "hook",
      leap: 3,
      rhythms: ["1.5 0.5 1 1", "2 -1 1", "1 1 1 1"],
      phrases: "abab",
    },
    banjo: {
      kind: "chords",
      player: "banjo",
      strum: 0.008,
      ways: ["A...A...A...A...", "A...a.a.A...a.a."],
      level: -3,
    },
    piano: {
      kind: "chords",
      player: "grand-piano",
      ways: ["....A.......A...", "A.....A.....A..."],
      level: -3,
      pan: -0.35,
      length: 0.5,
    },
    bass: { kind: "bass", player: "upright-bass", ways: ["walk", "R.......5......."], level: 1 },
    kit: {
      kind: "drums",
      ways: [
        { ride: "x...x.x.x...x.x.", "open-hat": "....o.......o...", kick: "o.......o......." },
        { woodblock: "x.xxx.x.x.xxx.x.", brush: "....x.......x..." },
      ],
    },
  },
  sections: {
    vamp: { bars: 4, chords: "I,VI7 ii7,V7", plays: "banjo bass:1 piano" },
    head: {
      bars: 16,
      chords: "I VI7 II7 II7 V7 V7 I V7 I VI7 II7 II7 ii7 V7 I I",
      plays: "clarinet banjo bass kit",
    },
    bridge: {
      bars: 8,
      chords: "III7 III7 VI7 VI7 II7 II7 V7 V7",
      plays: "trumpet banjo:1 bass:1 kit:1",
    },
    solo: {
      bars: 16,
      chords: "I VI7 II7 V7 I,I7 IV,iv I,V7 I",
      plays: "clarinet:1 trumpet:1 piano:1 banjo bass kit",
      force: 1.05,
    },
  },
  form: "vamp head bridge solo bridge head solo",
});
