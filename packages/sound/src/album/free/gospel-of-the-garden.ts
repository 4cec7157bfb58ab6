import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const gospelOfTheGarden = piece({
  id: "gospel-of-the-garden",
  title: "Gospel of the Garden",
  artist: "Reverend Bumblebee",
  genre: "Gospel",
  key: { tonic: 1, mode: "major" },
  bpm: 66,
  meter: meters["12/8"],
  seed: 777,
  room: rooms.stage,
  ending: "slow",
  band: {
    organ: { kind: "chords", player: "organ", ways: ["A-----A-----", "A--A--A--A--"], level: 0 },
    piano: {
      kind: "chords",
      player: "grand-piano",
      ways: ["aaaaaaaaaaaa", "A.aA.aA.aA.a"],
      level: 0,
      length: 0.8,
    },
    bass: {
      kind: "bass",
      player: "electric-bass",
      ways: ["R-----R--5-x", "R--3--5--7-x"],
      level: 1,
    },
    lead: {
      kind: "tune",
      player: "la-voice",
      center: 65,
      scale: [0, 2, 3, 4, 7, 9],
      contour: "hook",
      leap: 3,
      rhythms: ["1 0.66666 0.33333 1 1", "1.66666 0.33333 2", "-1 1 1 1", "0.66666 0.33333 1 2"],
      phrases: "abac",
      level: 2,
    },
    choir: {
      kind: "chords",
      player: "choir",
      ways: ["......A-----", "A-----------"],
      level: 1,
      octave: 0,
    },
    kit: {
      kind: "drums",
      ways: [
        { kick: "X.....x.....", snare: "...X.....X..", hat: "xxxxxxxxxxxx" },
        { clap: "...X.....X..", kick: "X.....X.....", tambourine: "x.xx.xx.xx.x" },
      ],
    },
  },
  sections: {
    call: { bars: 2, chords: "I,IV I,V7", plays: "piano organ" },
    verse: { bars: 8, chords: "I I7 IV iv I VI7 ii7,V7 I,V7", plays: "piano organ bass kit lead" },
    chorus: {
      bars: 8,
      chords: "IV I V7 vi IV,V7 I,VI7 ii7,V7 I",
      plays: "piano:1 organ:1 bass:1 kit:1 choir lead:1",
      force: 1.1,
    },
    quiet: { bars: 4, chords: "vi III7 IV V7s", plays: "piano choir:1", force: 0.8 },
  },
  form: "call verse chorus quiet verse chorus",
});
