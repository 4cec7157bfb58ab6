import { meters } from "#pieces/meters.ts";
import { rooms } from "#pieces/rooms.ts";
import { vibe } from "#vibes/vibe.ts";

export const euphoric = vibe({
  mode: "major",
  keys: [6, 1, 8],
  bpm: 138,
  meter: meters["4/4"],
  room: rooms.sky,
  band: {
    kit: {
      kind: "drums",
      ways: [
        { punch: "X...X...X...X...", "open-hat": "..x...x...x...x.", clap: "....X.......X..." },
        { punch: "X.......X.......", shaker: "x.x.x.x.x.x.x.x.", snap: "....x.......x..." },
      ],
    },
    pad: { kind: "chords", player: "saw-pad", ways: ["A---------------"], level: 1 },
    stars: {
      kind: "chords",
      player: "star-pluck",
      octave: 1,
      ways: ["0.2.1.3.2.4.3.1.", "4.3.2.1.0.1.2.3."],
      level: 2,
    },
    bass: {
      kind: "bass",
      player: "synth-bass",
      ways: ["..R...R...R...R.", "..R.R...R.R...O."],
      length: 0.7,
      level: 1,
    },
    choir: {
      kind: "riff",
      player: "la-voice",
      ways: ["5---3---1-------", "a---5---3---5---"],
      level: -1,
    },
    lead: {
      kind: "tune",
      player: "lead",
      center: 76,
      contour: "hook",
      leap: 4,
      rhythms: ["0.75 0.75 0.5 2", "0.5 0.5 1 0.5 0.5 1", "1.5 0.5 2"],
      phrases: "abab",
      level: -1,
    },
  },
  sections: {
    rise: { bars: 8, chords: "IV V vi I", plays: "kit:1 pad stars", force: 0.95 },
    bloom: {
      bars: 8,
      chords: "I V vi IV",
      plays: "kit pad stars:1 bass lead",
      fill: { snare: "x.x.x.x.xxxxXXXX" },
    },
    wings: { bars: 8, chords: "vi IV I V", plays: "kit pad bass choir stars" },
    gold: { bars: 8, chords: "IV I V vi", plays: "kit pad bass:1 lead:1 choir:1" },
  },
});
