import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const kettleDrumCavalry = piece({
  id: "kettle-drum-cavalry",
  title: "Kettledrum Cavalry",
  artist: "The Iron Philharmonic",
  genre: "Trailer epic",
  key: { tonic: 0, mode: "minor" },
  bpm: 138,
  meter: meters["4/4"],
  seed: 300,
  room: rooms.church,
  ending: "ring",
  band: {
    drums: {
      kind: "drums",
      ways: [
        { taiko: "X..x..x.X..x..x.", "frame-drum": "..xx.xx...xx.xx." },
        {
          taiko: "X.x.X.xxX.x.X.xx",
          "taiko/55": "X.......X.......",
          snare: "..oo..oo..oo..oo",
          crash: "o...............",
        },
        { taiko: "X..............." },
      ],
    },
    ostinato: {
      kind: "chords",
      player: "spiccato",
      ways: ["0.001.110.002.11", "0010200100102001"],
      level: 2,
      length: 0.7,
    },
    brass: {
      kind: "chords",
      player: "brass",
      ways: ["A---------------", "A-----A---------"],
      level: 2,
    },
    horns: {
      kind: "tune",
      player: "horn",
      center: 62,
      contour: "rise",
      leap: 3,
      rhythms: ["2 1 1", "3 1", "1.5 0.5 2", "4"],
      phrases: "abac",
      level: 3,
    },
    choir: { kind: "chords", player: "choir", octave: 1, ways: ["A---------------"], level: 1 },
    low: {
      kind: "bass",
      player: "timpani",
      octave: 0,
      ways: ["R.......R...R.R.", "R.......5......."],
      level: 0,
    },
    bass: { kind: "bass", player: "cello", octave: 0, ways: ["R-------R-------"], level: 2 },
  },
  sections: {
    far: { bars: 8, chords: "i i bVI bVI", plays: "ostinato drums:2 bass", force: 0.8 },
    ride: { bars: 8, chords: "i bVI bIII bVII", plays: "ostinato drums bass low horns" },
    charge: {
      bars: 16,
      chords: "i bVI iv V i bIII bVI V",
      plays: "ostinato:1 drums:1 bass brass choir low:1",
      force: 1.1,
    },
    still: { bars: 8, chords: "bVI iv i V", plays: "choir bass horns:1", force: 0.75 },
  },
  form: "far ride charge still ride charge",
});
