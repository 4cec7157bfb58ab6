import type { UpcomingFilm } from "#upcoming-film.ts";

export const nobodyToldTheVolcano: UpcomingFilm = {
  id: "teaser-nobody-told-the-volcano",
  description:
    "The festival of quiet is in three days, and the mountain has the hiccups. A retired explorer and a dragon who has never been further than the gate set out to ask it nicely.",
  rating: "PG",
  ratingReason: "Mild peril",
  director: "Philippa Nwosu",
  voices: { hale: "Greta Holloway", ember: "Mateus Finch" },
  moods: ["funny", "exciting"],
  themes: ["dragons", "mountains", "journeys"],
  runtimeMinutes: 97,
  releaseDate: "2027-12-17",
  studio: "Goldmane Originals",
  anticipation: "High",
  poster: { scene: 0, who: ["hale", "ember"], feel: "excited" },
  teaser: {
    version: 1,
    title: "Nobody Told the Volcano",
    seed: 90_107,
    genre: "adventure",
    music: { theme: "march", mood: "playful", tempo: 116, intensity: 0.6 },
    cast: [
      { id: "hale", name: "Mrs Hale", rig: "elder", look: { outfit: "#7d8f4e", wears: ["hat"] } },
      { id: "ember", name: "Ember", rig: "dragon", look: { body: "#d1603d", size: 0.9 } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "mountains",
        time: "dusk",
        cast: [
          { who: "hale", at: 0.34, facing: "right" },
          { who: "ember", at: 0.62, facing: "left" },
        ],
        props: [{ id: "map", kind: "map", at: 0.48, size: 0.8 }],
        steps: [
          { camera: "two", on: ["hale", "ember"], move: "push" },
          { sound: "rumble" },
          { who: "ember", say: "Was that you?", feel: "scared" },
          { who: "hale", say: "That was the mountain, dear. It hiccups.", feel: "happy" },
          { camera: "low", on: "ember", move: "shake" },
          { sound: "rumble" },
          { who: "ember", say: "And we are walking towards it because…?" },
          { camera: "close", on: "hale" },
          {
            who: "hale",
            say: "Because nobody has ever brought it a glass of water.",
            feel: "proud",
          },
        ],
      },
    ],
  },
};
