import type { UpcomingFilm } from "#upcoming-film.ts";

export const theLastArcadeOnEuropa: UpcomingFilm = {
  id: "teaser-the-last-arcade-on-europa",
  description:
    "Under four miles of ice there is one machine left that takes coins, and its high score has just been beaten by someone who signs as the moon itself. Juno has one week and eleven coins to find out who.",
  rating: "PG-13",
  ratingReason: "Intense moments",
  director: "Ruben Halloway",
  voices: { juno: "Priya Sandoval", rook: "Elio Grant" },
  moods: ["mysterious", "exciting"],
  themes: ["games", "space", "first contact"],
  runtimeMinutes: 112,
  releaseDate: "2028-03-03",
  studio: "Northlight",
  anticipation: "High",
  poster: { scene: 0, who: ["juno", "rook"], feel: "surprised" },
  teaser: {
    version: 1,
    title: "The Last Arcade on Europa",
    seed: 90_108,
    genre: "sci-fi",
    music: { theme: "chase", mood: "mysterious", tempo: 120, intensity: 0.6 },
    cast: [
      {
        id: "juno",
        name: "Juno",
        rig: "child",
        look: { outfit: "#4a7fd1", wears: ["headphones"] },
      },
      { id: "rook", name: "Rook", rig: "robot", look: { body: "#d9c35a" } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "starship",
        time: "night",
        cast: [
          { who: "juno", at: 0.4, facing: "right" },
          { who: "rook", at: 0.7, facing: "left" },
        ],
        steps: [
          { camera: "medium", on: "juno", move: "push" },
          { who: "juno", say: "Nobody beats my score. Nobody else is down here.", feel: "angry" },
          { camera: "two", on: ["juno", "rook"] },
          { who: "rook", say: "Somebody is. They signed it.", feel: "scared" },
          { sound: "chime" },
          { camera: "close", on: "rook", move: "push" },
          { who: "rook", say: "They signed it: THE ICE.", feel: "surprised" },
          { sound: "heartbeat" },
          { camera: "wide", on: ["juno", "rook"], move: "pull" },
          { narrate: "It has been waiting for a second player." },
        ],
      },
    ],
  },
};
