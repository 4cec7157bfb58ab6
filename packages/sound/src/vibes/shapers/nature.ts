import { rooms } from "#pieces/rooms.ts";
import type { Shaper } from "./shaper.ts";

/** Nature: birds close by, acoustic instruments only. */
export const nature: Shaper = {
  pace: 0.92,
  room: rooms.stage,
  place: { bed: "birds", gain: 2.6 },
  drops: ["drums"],
  players: {
    "sky-pad": "humming",
    "saw-pad": "humming",
    glass: "humming",
    "saw-stab": "nylon-guitar",
    "grand-piano": "kalimba",
    "felt-piano": "kalimba",
    "electric-piano": "nylon-guitar",
    "star-pluck": "kalimba",
    "synth-pluck": "kalimba",
    "muted-guitar": "nylon-guitar",
    "sub-bass": "cello",
    "synth-bass": "upright-bass",
    "triangle-bass": "upright-bass",
    lead: "whistle",
    vibraphone: "kalimba",
    horn: "whistle",
    "la-voice": "pan-flute",
  },
  adds: ({ meter: { steps } }) => ({
    twigs: {
      kind: "drums",
      level: -5,
      ways: [
        steps === 12
          ? { shaker: "..o...o...o.", "frame-drum": "o..........." }
          : { shaker: "..o...o...o...o.", "frame-drum": "o.......-......." },
      ],
    },
  }),
};
