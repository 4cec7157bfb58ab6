import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const stompClapMountain = piece({
  id: "stomp-clap-mountain",
  title: "Stomp Clap Mountain",
  artist: "Ferris & Fern",
  genre: "Indie folk",
  key: { tonic: 10, mode: "major" },
  bpm: 110,
  meter: meters["4/4"],
  seed: 2012,
  room: rooms.stage,
  ending: "stop",
  band: {
    feet: {
      kind: "drums",
      ways: [
        { stomp: "X...X...X...X...", clap: "....x.......x..." },
        { stomp: "X...X...X...X...", clap: "..x...x...x...x.", tambourine: "x.x.x.x.x.x.x.x." },
      ],
    },
    mandolin: {
      kind: "chords",
      player: "mandolin",
      octave: 1,
      strum: 0.01,
      ways: ["A.aaA.aaA.aaA.aa", "A.......A......."],
      level: -1,
      pan: 0.4,
    },
    banjo: { kind: "chords", player: "banjo", ways: ["0231023102310231"], level: -3, pan: -0.4 },
    bass: {
      kind: "bass",
      player: "upright-bass",
      ways: ["R...R...R...R...", "R.R.R.R.R.R.R.x."],
      level: 1,
    },
    hey: {
      kind: "chords",
      player: "choir",
      ways: ["A---....A---....", "A---------------"],
      level: 2,
    },
    fiddle: {
      kind: "tune",
      player: "fiddle",
      center: 74,
      contour: "rise",
      leap: 3,
      rhythms: ["1 1 1 0.5 0.5", "2 1 1", "0.5 0.5 0.5 0.5 2"],
      phrases: "aaba",
      level: 0,
    },
  },
  sections: {
    feet: { bars: 4, chords: "I", plays: "feet mandolin:1" },
    verse: { bars: 8, chords: "I I IV I vi V I I", plays: "feet mandolin bass banjo" },
    shout: {
      bars: 8,
      chords: "I IV I V vi IV V I",
      plays: "feet:1 mandolin bass:1 hey banjo fiddle",
      force: 1.1,
    },
    hush: { bars: 8, chords: "vi IV V I", plays: "mandolin:1 hey:1 bass", force: 0.75 },
  },
  form: "feet verse shout verse hush shout shout",
});
