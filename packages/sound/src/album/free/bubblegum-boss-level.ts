import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const bubblegumBossLevel = piece({
  id: "bubblegum-boss-level",
  title: "Bubblegum Boss Level",
  artist: "8-Bit Beatrix",
  genre: "Chiptune",
  key: { tonic: 11, mode: "minor" },
  bpm: 152,
  meter: meters["4/4"],
  seed: 8,
  room: rooms.booth,
  ending: "stop",
  band: {
    lead: {
      kind: "tune",
      player: "square-lead",
      center: 79,
      contour: "hook",
      leap: 5,
      rhythms: [
        "0.5 0.5 0.5 0.5 0.5 0.5 1",
        "0.75 0.75 0.5 1 1",
        "0.25 0.25 0.5 0.5 0.5 1 1",
        "1.5 1.5 1",
      ],
      phrases: "aabc",
      legato: 0.75,
    },
    second: {
      kind: "riff",
      player: "square-lead",
      level: -5,
      ways: ["1.3.5.3.1.3.5.a.", "5.5.3.3.1.1.3.3."],
      pan: 0.4,
      length: 0.6,
    },
    bass: {
      kind: "bass",
      player: "triangle-bass",
      ways: ["R.R.O.R.R.R.O.R.", "R.R.R.R.5.5.O.O."],
      length: 0.8,
    },
    blips: {
      kind: "chords",
      player: "blip",
      octave: 1,
      level: -4,
      ways: ["012012012012012."],
      pan: -0.4,
    },
    kit: {
      kind: "drums",
      ways: [
        { boom: "X..x..X.X..x....", "noise-snare": "....X.......X..x", hat: "x.x.x.x.x.x.x.x." },
        { boom: "X...X...X...X...", "noise-snare": "..x...x...x...x." },
      ],
    },
  },
  sections: {
    start: { bars: 4, chords: "i bVII bVI V", plays: "blips kit:1" },
    world: { bars: 8, chords: "i bVI bIII bVII i bVI V V", plays: "lead second bass kit" },
    boss: {
      bars: 8,
      chords: "i bII i bII iv V i V",
      plays: "lead:1 second:1 bass:1 kit:1 blips",
      force: 1.05,
    },
    bonus: { bars: 8, chords: "bIII bVII iv bVI bIII bVII V V", plays: "lead:2 blips bass kit" },
  },
  form: "start world boss bonus world boss bonus world",
});
