import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const moonwalkHopscotch = piece({
  id: "moonwalk-hopscotch",
  title: "Moonwalk Hopscotch",
  artist: "DJ Butterscotch",
  genre: "Hip-hop",
  key: { tonic: 6, mode: "minor" },
  bpm: 92,
  meter: meters["4/4"],
  swing: { steps: 1, place: 0.6 },
  seed: 91,
  room: rooms.booth,
  ending: "stop",
  band: {
    kit: {
      kind: "drums",
      ways: [
        { kick: "X.....xX..x.....", snare: "....X.......X..-", hat: "x.x.xxx.x.x.x.xx" },
        {
          kick: "X.....xX..x...x.",
          clap: "....X.......X...",
          hat: "xxx.x.xxx.x.xxx.",
          snap: "..x.......x.....",
        },
      ],
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R--..R.O..R.5...", "R--.....R.O.R.5."],
      level: 2,
    },
    keys: {
      kind: "chords",
      player: "electric-piano",
      ways: ["A-----....a-....", "..a...A-....a..."],
      level: -1,
    },
    sax: {
      kind: "tune",
      player: "saxophone",
      center: 66,
      scale: [0, 3, 5, 7, 9, 10],
      contour: "hook",
      leap: 3,
      rhythms: ["0.5 0.25 0.25 1 -1 1", "0.75 0.75 0.5 2", "-0.5 0.5 0.5 0.5 1 1"],
      phrases: "abac",
      level: 1,
    },
    scat: {
      kind: "tune",
      player: "la-voice",
      center: 66,
      scale: [0, 3, 5, 7, 10],
      contour: "hook",
      leap: 2,
      rhythms: ["0.25 0.25 0.25 0.25 0.5 0.5 1 -1", "0.25 0.5 0.25 0.5 0.5 1 1"],
      phrases: "aaba",
      level: 1,
      legato: 0.7,
    },
    stab: { kind: "chords", player: "brass", ways: ["A..A............"], level: 0 },
  },
  sections: {
    intro: { bars: 4, chords: "i9 iv7", plays: "keys kit" },
    verse: { bars: 8, chords: "i9 iv7 i9 V7", plays: "kit bass keys scat" },
    hook: {
      bars: 8,
      chords: "bVIM7 V7 i9 i9",
      plays: "kit:1 bass:1 keys:1 sax stab",
      force: 1.06,
    },
    bridge: { bars: 4, chords: "bVIM7 iv7 i9 V7", plays: "keys bass sax:1", force: 0.85 },
  },
  form: "intro verse hook verse hook bridge hook verse",
});
