import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const sitarOnTheStairs = piece({
  id: "sitar-on-the-stairs",
  title: "Sitar on the Stairs",
  artist: "Ravi Lanternwala",
  genre: "Raga fusion",
  key: { tonic: 2, mode: "mixolydian" },
  bpm: 88,
  meter: meters["4/4"],
  seed: 16,
  room: rooms.hall,
  ending: "ring",
  band: {
    sitar: {
      kind: "tune",
      player: "sitar",
      center: 69,
      scale: [0, 2, 4, 5, 7, 9, 10],
      contour: "wave",
      leap: 3,
      rhythms: [
        "0.5 0.25 0.25 0.5 0.5 1 1",
        "1.5 0.25 0.25 2",
        "0.25 0.25 0.25 0.25 0.5 0.5 2",
        "0.5 0.5 0.5 0.25 0.25 2",
      ],
      phrases: "abacad",
      level: 2,
      legato: 1,
    },
    drone: {
      kind: "chords",
      player: "sitar",
      octave: -1,
      ways: ["0...1...2...1...", "0.1.2.1.0.1.2.1."],
      level: -4,
      pan: -0.4,
    },
    hum: { kind: "chords", player: "strings", octave: -1, ways: ["A---------------"], level: -4 },
    tabla: {
      kind: "drums",
      ways: [
        {
          "tabla/62": "x..x..x.x..x.x..",
          "tabla/50": "X.......o.......",
          "tabla/69": "..o.o.....o.o.o.",
        },
        {
          "tabla/62": "x.xxx.xxx.xxx.xx",
          "tabla/50": "X...o...X...o...",
          "tabla/69": ".o...o...o...o..",
        },
      ],
    },
    bass: { kind: "bass", player: "cello", ways: ["d---------------"], level: -3 },
    flute: {
      kind: "tune",
      player: "ney",
      center: 69,
      scale: [0, 2, 4, 7, 9, 10],
      contour: "arch",
      leap: 2,
      rhythms: ["2 2", "3 1", "1 1 2"],
      phrases: "abab",
      level: 0,
    },
  },
  sections: {
    alap: { bars: 8, chords: "I5", plays: "sitar drone hum", force: 0.85 },
    gat: { bars: 8, chords: "I5 I5 bVII5 I5", plays: "sitar:1 drone tabla bass" },
    vilambit: { bars: 8, chords: "I5 IV5 I5 I5", plays: "flute drone tabla bass hum" },
    jhala: { bars: 8, chords: "I5 I5 bVII5 I5", plays: "sitar:2 drone:1 tabla:1 bass", force: 1.1 },
  },
  form: "alap gat vilambit gat jhala",
});
