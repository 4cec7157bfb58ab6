import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const bossaForTwoUmbrellas = piece({
  id: "bossa-for-two-umbrellas",
  title: "Bossa for Two Umbrellas",
  artist: "Quarteto Guarda-Chuva",
  genre: "Bossa nova",
  key: { tonic: 7, mode: "major" },
  bpm: 126,
  meter: meters["4/4"],
  seed: 62,
  room: rooms.club,
  ending: "ring",
  band: {
    guitar: {
      kind: "chords",
      player: "nylon-guitar",
      strum: 0.008,
      ways: ["A..A..A...A..A..", "A...A.A..A...A.."],
      level: 0,
      length: 0.6,
    },
    bass: {
      kind: "bass",
      player: "upright-bass",
      ways: ["R-----5-5-----O-", "R-----5-R-----x-"],
      level: 0,
    },
    kit: {
      kind: "drums",
      level: -1,
      ways: [{ rim: "x..x..x...x..x..", shaker: "xoxoxoxoxoxoxoxo", kick: "o......oo......o" }],
    },
    flute: {
      kind: "tune",
      player: "flute",
      center: 76,
      contour: "fall",
      leap: 3,
      rhythms: ["1.5 0.5 1 1", "-0.5 0.5 1 0.5 1.5", "3 -1", "0.5 1 0.5 2"],
      phrases: "abac",
      level: 0,
    },
    keys: { kind: "chords", player: "electric-piano", ways: ["..a.....a...a..."], level: -4 },
  },
  sections: {
    intro: { bars: 4, chords: "IM9 ii9,V13", plays: "guitar kit" },
    a: { bars: 16, chords: "IM9 IM9 II9 II9 ii9 V13 IM9 V7b9", plays: "guitar bass kit flute" },
    b: {
      bars: 16,
      chords: "IVM7 IVM7 iv6 iv6 iii7 VI7b9 ii9 V13",
      plays: "guitar:1 bass:1 kit keys flute:1",
      force: 1.05,
    },
  },
  form: "intro a b a intro",
});
