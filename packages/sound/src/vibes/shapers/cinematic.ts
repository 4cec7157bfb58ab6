import { rooms } from "#pieces/rooms.ts";
import type { Shaper } from "./shaper.ts";

/** Cinematic: strings, horns and a choir in a hall, and large drums. */
export const cinematic: Shaper = {
  pace: 0.96,
  room: rooms.church,
  drops: ["drums"],
  players: {
    "sky-pad": "strings",
    "saw-pad": "strings",
    glass: "choir",
    "saw-stab": "spiccato",
    "electric-piano": "strings",
    marimba: "pizzicato",
    "muted-guitar": "spiccato",
    "synth-pluck": "pizzicato",
    "star-pluck": "harp",
    "sub-bass": "cello",
    "synth-bass": "cello",
    "triangle-bass": "cello",
    "upright-bass": "cello",
    vibraphone: "horn",
    clarinet: "horn",
    lead: "trumpet",
    "la-voice": "horn",
  },
  adds: ({ meter: { steps } }) => ({
    choir: {
      kind: "chords",
      player: "choir",
      ways: ["A".padEnd(steps, "-")],
      level: -2,
    },
    thunder: {
      kind: "drums",
      level: -3,
      ways: [
        steps === 12
          ? { taiko: "X.....o.....", timpani: "........o.o." }
          : { taiko: "X.....x.o.......", timpani: "............o.x." },
      ],
    },
  }),
};
