import { meters } from "#pieces/meters.ts";
import { piece } from "#pieces/piece.ts";
import { rooms } from "#pieces/rooms.ts";

export const hauntedCarousel = piece({
  id: "haunted-carousel",
  title: "Haunted Carousel",
  artist: "Professor Cobweb",
  genre: "Spooky waltz",
  key: { tonic: 8, mode: "harmonic" },
  bpm: 132,
  meter: meters["3/4"],
  seed: 13,
  room: rooms.church,
  ending: "stop",
  band: {
    pipes: {
      kind: "chords",
      player: "pipe-organ",
      ways: ["0...A...A...", "A-----------"],
      level: 0,
      length: 0.6,
    },
    box: {
      kind: "tune",
      player: "toy-piano",
      center: 80,
      contour: "wave",
      leap: 4,
      rhythms: ["1 1 1", "1.5 0.5 1", "0.5 0.5 0.5 0.5 1", "2 1"],
      phrases: "abac",
      level: 1,
    },
    ghost: {
      kind: "tune",
      player: "lead",
      center: 75,
      contour: "arch",
      leap: 3,
      rhythms: ["3", "2 1", "1 2"],
      phrases: "abab",
      level: 0,
    },
    bass: { kind: "bass", player: "pizzicato", ways: ["R...........5..........."], level: 1 },
    clock: {
      kind: "drums",
      ways: [
        {
          woodblock: "x.....o.....",
          "tubular-bells/68": "........................................x.......",
        },
      ],
    },
    quiver: { kind: "chords", player: "tremolo", ways: ["A-----------"], level: -2 },
  },
  sections: {
    turn: { bars: 8, chords: "i i V7 V7", plays: "pipes bass clock" },
    a: {
      bars: 16,
      chords: "i i bII bII V7 V7 i i iv iv i i bVI V7 i i",
      plays: "pipes bass clock box",
    },
    b: {
      bars: 16,
      chords: "bVI bVI i i viio7 viio7 i i",
      plays: "quiver pipes:1 bass ghost",
      force: 1.05,
    },
  },
  form: "turn a b a b turn",
});
