import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const warehouseFox = piece({
  id: "warehouse-fox",
  title: "Warehouse Fox",
  artist: "Kilo Lantern",
  genre: "House",
  key: { tonic: 7, mode: "minor" },
  bpm: 124,
  meter: meters["4/4"],
  seed: 4124,
  room: rooms.stage,
  ending: "fade",
  pump: 0.75,
  band: {
    kit: {
      kind: "drums",
      ways: [
        { punch: "X...X...X...X..." },
        {
          punch: "X...X...X...X...",
          "open-hat": "..x...x...x...x.",
          clap: "....x.......x...",
          shaker: "xoxoxoxoxoxoxoxo",
        },
        { clap: "....x.......x...", hat: "x.xxx.xxx.xxx.xx" },
      ],
    },
    bass: {
      kind: "bass",
      player: "synth-bass",
      ways: ["R.R...R...R..RR.", "R.R..R.R..R.O.R."],
      length: 0.6,
      level: 2,
    },
    stab: {
      kind: "chords",
      player: "saw-stab",
      ways: ["A..A..A...A..A..", "..A..A....A..A.."],
      level: 1,
      length: 0.6,
    },
    pad: { kind: "chords", player: "saw-pad", ways: ["A---------------"], level: 0 },
    piano: {
      kind: "chords",
      player: "grand-piano",
      octave: 1,
      ways: ["A..A..A.A..A..A."],
      level: -1,
      length: 0.6,
    },
    vox: {
      kind: "riff",
      player: "ooh-voice",
      ways: ["5---..3-1---....", "..a-..5-3-..1-.."],
      level: -2,
    },
  },
  sections: {
    doors: { bars: 8, chords: "i", plays: "kit pad", force: 0.9 },
    floor: { bars: 8, chords: "i bIII bVII V", plays: "kit:1 bass stab" },
    lift: {
      bars: 8,
      chords: "bIII V i i",
      plays: "kit:2 pad vox",
      force: 0.9,
      fill: { snare: "x.x.x.x.xxxxXXXX" },
    },
    peak: {
      bars: 16,
      chords: "i bIII i V",
      plays: "kit:1 bass:1 piano stab:1 vox:1 pad",
      force: 1.08,
    },
    close: { bars: 8, chords: "i", plays: "kit stab" },
  },
  form: "doors floor lift peak floor peak close",
});
