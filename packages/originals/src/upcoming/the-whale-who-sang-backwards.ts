import type { UpcomingFilm } from "#upcoming-film.ts";

export const theWhaleWhoSangBackwards: UpcomingFilm = {
  id: "teaser-the-whale-who-sang-backwards",
  description:
    "Every whale knows the song of the way home, and Ombra knows it the wrong way round. When the currents turn, hers is the only voice that leads anywhere.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  director: "Bea Lindqvist",
  voices: { ombra: "Thandi Mercer", lark: "Ferris Oduya" },
  moods: ["gentle", "warm", "bedtime"],
  themes: ["the sea", "music", "being different"],
  runtimeMinutes: 88,
  releaseDate: "2027-10-08",
  studio: "Puddle & Co.",
  anticipation: "Medium",
  poster: { scene: 0, who: ["ombra"], feel: "love", composition: "moment" },
  teaser: {
    version: 1,
    title: "The Whale Who Sang Backwards",
    seed: 90_106,
    genre: "originals",
    music: { theme: "lullaby", mood: "tender", tempo: 66, intensity: 0.35 },
    cast: [
      { id: "ombra", name: "Ombra", rig: "whale", look: { body: "#456a9e" } },
      { id: "lark", name: "Lark", rig: "child", look: { outfit: "#d96c4f" } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "sea",
        time: "dusk",
        weather: "fireflies",
        cast: [
          { who: "ombra", at: 0.62, facing: "left", feel: "shy", doing: "swim" },
          { who: "lark", at: 0.32, facing: "right" },
        ],
        steps: [
          { camera: "wide", on: "ombra", move: "push" },
          { effect: "notes", at: "ombra", seconds: 3 },
          { who: "ombra", say: "Home way the is this.", feel: "shy" },
          { camera: "two", on: ["lark", "ombra"] },
          { who: "lark", say: "You have it backwards.", feel: "surprised" },
          { camera: "close", on: "ombra", move: "push" },
          { who: "ombra", say: "I know. So, today, has the sea.", feel: "love" },
        ],
      },
    ],
  },
};
