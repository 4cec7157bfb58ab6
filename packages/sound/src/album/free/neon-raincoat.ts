import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const neonRaincoat = piece({
  id: "neon-raincoat",
  title: "Neon Raincoat",
  artist: "Vector Lagoon",
  genre: "Synthwave",
  key: { tonic: 9, mode: "minor" },
  bpm: 96,
  meter: meters["4/4"],
  seed: 1984,
  room: rooms.stage,
  ending: "fade",
  pump: 0.35,
  band: {
    kit: {
      kind: "drums",
      ways: [
        { kick: "X.....x.X.......", "gated-snare": "....X.......X...", hat: "x.x.x.x.x.x.x.x." },
        { kick: "X.......X......." },
      ],
    },
    bass: {
      kind: "bass",
      player: "synth-bass",
      ways: ["RRRRRRRRRRRRRRRR", "R-R-R-R-R-R-R-O-"],
      length: 0.7,
    },
    arp: {
      kind: "chords",
      player: "synth-pluck",
      octave: 1,
      ways: ["0123210301232103"],
      level: -3,
    },
    pad: { kind: "chords", player: "saw-pad", ways: ["A---------------"], level: 0 },
    lead: {
      kind: "tune",
      player: "lead",
      center: 74,
      contour: "rise",
      leap: 3,
      rhythms: ["1.5 0.5 2", "3 1", "1 1 2", "0.5 0.5 1 2"],
      phrases: "abac",
      level: 1,
    },
  },
  sections: {
    dusk: { bars: 8, chords: "i i bVI V", plays: "pad arp", force: 0.8 },
    drive: {
      bars: 8,
      chords: "i bVI iv V",
      plays: "kit bass arp pad",
      fill: {
        "tom/64": "X...X...........",
        "tom/57": "........X.X.....",
        "gated-snare": "............X.X.",
      },
    },
    verse: { bars: 8, chords: "i i iv iv bVI bVI V V", plays: "kit bass pad lead" },
    chorus: {
      bars: 8,
      chords: "bVI bVII i i bVI bVII V V",
      plays: "kit bass:1 arp pad lead:1",
      force: 1.08,
    },
    out: { bars: 8, chords: "i i bVI iv", plays: "kit:1 arp pad lead" },
  },
  form: "dusk drive verse chorus drive chorus out",
});
