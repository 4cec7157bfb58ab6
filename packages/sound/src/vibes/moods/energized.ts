import { meters } from "#pieces/meters.ts";
import { rooms } from "#pieces/rooms.ts";
import { vibe } from "#vibes/vibe.ts";

export const energized = vibe({
  mode: "minor",
  keys: [7, 10, 5],
  bpm: 124,
  meter: meters["4/4"],
  room: rooms.club,
  band: {
    kit: {
      kind: "drums",
      ways: [
        {
          punch: "X...X...X...X...",
          "open-hat": "..x...x...x...x.",
          clap: "....x.......x...",
          shaker: "xoxoxoxoxoxoxoxo",
        },
        { punch: "X...X...X...X...", hat: "x.xxx.xxx.xxx.xx", rim: "..x..x....x..x.." },
      ],
    },
    bass: {
      kind: "bass",
      player: "synth-bass",
      ways: ["R.R...R...R..RR.", "R..R..R.R..R.O.R"],
      length: 0.6,
      level: 1,
    },
    stab: {
      kind: "chords",
      player: "saw-stab",
      ways: ["A..A..A...A..A..", "..A..A....A..A.."],
      length: 0.6,
    },
    guitar: {
      kind: "chords",
      player: "muted-guitar",
      ways: ["0.1.2.1.0.1.2.3."],
      length: 0.7,
      level: 1,
    },
    lead: {
      kind: "riff",
      player: "synth-pluck",
      ways: ["5...3.5...1.3...", "1.3.5..5.3..1.3."],
      octave: 1,
      level: -1,
    },
  },
  sections: {
    doors: { bars: 8, chords: "i i bVI bVII", plays: "kit:1 bass guitar" },
    floor: {
      bars: 8,
      chords: "i bIII bVII iv",
      plays: "kit bass stab lead",
      fill: { snare: "x.x.x.x.xxxxXXXX", punch: "X...X...X...X..." },
    },
    street: { bars: 8, chords: "bVI bVII i i", plays: "kit bass:1 stab:1 guitar" },
    run: { bars: 8, chords: "iv bVI i bVII", plays: "kit bass:1 lead:1 guitar", force: 1.06 },
  },
});
