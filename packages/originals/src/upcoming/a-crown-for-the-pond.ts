import type { UpcomingFilm } from "#upcoming-film.ts";

export const aCrownForThePond: UpcomingFilm = {
  id: "teaser-a-crown-for-the-pond",
  description:
    "A crown falls into the pond, and by noon every creature in it is king. Mossop the slime, who only wanted it to keep the rain off, has until sunset to give a kingdom back.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  director: "Bea Lindqvist",
  voices: { mossop: "Harvey Thorne", quill: "Ines Vale" },
  moods: ["silly", "funny"],
  themes: ["sharing", "ponds", "kings"],
  runtimeMinutes: 76,
  releaseDate: "2027-03-26",
  studio: "Puddle & Co.",
  anticipation: "Medium",
  poster: { scene: 0, who: ["mossop", "quill"], feel: "happy" },
  teaser: {
    version: 1,
    title: "A Crown for the Pond",
    seed: 90_103,
    genre: "kids",
    music: { theme: "jig", mood: "funny", tempo: 126, intensity: 0.5 },
    cast: [
      { id: "mossop", name: "Mossop", rig: "slime", look: { body: "#7ecb5f" } },
      { id: "quill", name: "Quill", rig: "owl", look: { body: "#a9794f", wears: ["glasses"] } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "meadow",
        time: "day",
        weather: "rain",
        cast: [
          { who: "mossop", at: 0.4, facing: "right" },
          { who: "quill", at: 0.68, facing: "left" },
        ],
        props: [{ id: "crown", kind: "crown", at: 0.52, size: 0.8 }],
        steps: [
          { camera: "medium", on: "mossop", move: "push" },
          { who: "mossop", do: "hop", seconds: 1 },
          { sound: "boing" },
          { who: "mossop", say: "Somebody dropped a very small roof.", feel: "happy" },
          { camera: "two", on: ["mossop", "quill"] },
          { who: "quill", say: "That is a crown. You are the king now.", feel: "surprised" },
          { camera: "close", on: "mossop" },
          { who: "mossop", say: "Is it a dry job?", feel: "silly" },
        ],
      },
    ],
  },
};
