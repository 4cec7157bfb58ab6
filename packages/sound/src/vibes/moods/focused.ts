import { meters } from "#pieces/meters.ts";
import { rooms } from "#pieces/rooms.ts";
import { vibe } from "#vibes/vibe.ts";

export const focused = vibe({
  mode: "dorian",
  keys: [0, 5, 2],
  bpm: 88,
  meter: meters["4/4"],
  room: rooms.kitchen,
  band: {
    pulse: {
      kind: "chords",
      player: "marimba",
      ways: ["0.2.1.2.0.2.1.2.", "0.1.2.3.2.1.0.1."],
      level: 0,
    },
    keys: {
      kind: "chords",
      player: "electric-piano",
      strum: 0.015,
      ways: ["A-------a-------", "....a-------a---"],
      level: 0,
    },
    soft: {
      kind: "drums",
      ways: [
        { brush: "..o...o...o...o.", rim: "............o..." },
        { brush: "o.oo..o.o.oo..o.", boom: "o.......o......." },
      ],
      level: -3,
    },
    bass: { kind: "bass", player: "triangle-bass", ways: ["R-------5---R---"], level: -1 },
    glass: { kind: "chords", player: "glass", ways: ["A---------------"], level: -6 },
  },
  sections: {
    desk: { bars: 8, chords: "i9 i9 IV9 IV9", plays: "pulse bass soft" },
    page: { bars: 8, chords: "i9 bVIIM7 IV9 i9", plays: "pulse keys bass soft" },
    line: { bars: 8, chords: "v7 IV9 i9 i9", plays: "pulse:1 glass bass soft:1" },
    margin: { bars: 8, chords: "bIIIM7 IV9 v7 i9", plays: "pulse keys:1 glass bass soft:1" },
  },
});
