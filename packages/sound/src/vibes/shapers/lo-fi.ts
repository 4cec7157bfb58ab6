import { rooms } from "#pieces/rooms.ts";
import type { Shaper } from "./shaper.ts";

/** Lo-fi: a worn tape, electric piano, upright bass, and a kit that drags behind the beat. */
export const loFi: Shaper = {
  pace: 0.84,
  swing: { steps: 1, place: 0.62 },
  room: rooms.kitchen,
  drops: ["drums"],
  players: {
    "sky-pad": "warm-pad",
    "saw-pad": "warm-pad",
    strings: "warm-pad",
    glass: "warm-pad",
    "saw-stab": "electric-piano",
    "grand-piano": "electric-piano",
    "felt-piano": "electric-piano",
    marimba: "electric-piano",
    harp: "nylon-guitar",
    "muted-guitar": "nylon-guitar",
    "star-pluck": "vibraphone",
    "synth-pluck": "vibraphone",
    "sub-bass": "upright-bass",
    "synth-bass": "upright-bass",
    "triangle-bass": "upright-bass",
    lead: "muted-trumpet",
    horn: "muted-trumpet",
    clarinet: "vibraphone",
    "la-voice": "ooh-voice",
  },
  adds: ({ meter: { steps } }) => ({
    dust: {
      kind: "drums",
      level: -1,
      ways: [
        steps === 12
          ? { boom: "X.....x.....", snap: "....x...x...", hat: "o.o.o.o.o.o." }
          : { boom: "X.......xX......", rim: "....x.......x...", hat: "o.o.o.o-o.o.o.oo" },
      ],
    },
  }),
  isWorn: true,
};
