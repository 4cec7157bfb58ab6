import type { ModeName } from "#music/chord.ts";
import { rooms } from "#pieces/rooms.ts";
import type { Shaper } from "./shaper.ts";

/** Zen flute: a bamboo flute over a koto and a bell, with long rests. */
export const zenFlute: Shaper = {
  pace: 0.78,
  room: rooms.church,
  place: { bed: "wind", gain: 0.6 },
  drops: ["drums", "tune", "riff"],
  players: {
    "sky-pad": "humming",
    "saw-pad": "humming",
    glass: "humming",
    strings: "humming",
    "saw-stab": "koto",
    "grand-piano": "koto",
    "felt-piano": "koto",
    "electric-piano": "koto",
    marimba: "koto",
    harp: "koto",
    "star-pluck": "koto",
    "muted-guitar": "koto",
    "sub-bass": "cello",
    "synth-bass": "cello",
    "triangle-bass": "cello",
    "upright-bass": "cello",
  },
  adds: ({ meter: { steps }, mode }) => ({
    flute: {
      kind: "tune",
      player: "pan-flute",
      center: 73,
      scale: isBright(mode) ? [0, 2, 4, 7, 9] : [0, 3, 5, 7, 10],
      contour: "fall",
      leap: 2,
      rhythms: steps === 12 ? ["2 1", "3", "-1 2"] : ["2 1 1", "3 -1", "1 1 2", "1.5 0.5 2"],
      phrases: "abac",
      level: 2,
    },
    bell: {
      kind: "drums",
      level: -3,
      ways: [
        {
          "tubular-bells/61": "x".padEnd(steps * 2, "."),
          "frame-drum": "o".padEnd(steps / 2, ".").concat("-".padEnd(steps / 2, ".")),
        },
      ],
    },
  }),
};

function isBright(mode: ModeName): boolean {
  return mode === "major" || mode === "lydian" || mode === "mixolydian";
}
