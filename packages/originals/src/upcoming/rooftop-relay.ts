import type { UpcomingFilm } from "#upcoming-film.ts";

export const rooftopRelay: UpcomingFilm = {
  id: "teaser-rooftop-relay",
  description:
    "In a city where the trains never stop, letters still cross the rooftops by hand, and the fastest runner is a fox with a secret: she cannot read. One letter is going to change that, if she can catch it.",
  rating: "PG",
  ratingReason: "Some peril",
  director: "Kaori Ashdown",
  voices: { sora: "Mina Castellan", tetsu: "Jonas Wray" },
  moods: ["exciting", "brave"],
  themes: ["running", "the city", "letters"],
  runtimeMinutes: 102,
  releaseDate: "2027-07-16",
  studio: "Studio Paper Crane",
  anticipation: "High",
  poster: { scene: 0, who: ["sora"], feel: "excited" },
  teaser: {
    version: 1,
    title: "Rooftop Relay",
    seed: 90_105,
    genre: "anime",
    music: { theme: "chase", mood: "tense", tempo: 148, intensity: 0.75 },
    cast: [
      { id: "sora", name: "Sora", rig: "fox", look: { body: "#f08a3c", wears: ["backpack"] } },
      { id: "tetsu", name: "Tetsu", rig: "bear", look: { body: "#5b5f74", wears: ["headphones"] } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "city",
        time: "dusk",
        cast: [{ who: "tetsu", at: 0.78, facing: "left" }],
        steps: [
          { camera: "wide", on: "sora", move: "follow" },
          { who: "sora", do: "enter", to: 0.36, seconds: 1 },
          { camera: "two", on: ["sora", "tetsu"] },
          { who: "tetsu", say: "Eleven streets, nine minutes. What kept you?", feel: "silly" },
          { who: "sora", say: "I stopped to look at the sky.", feel: "happy" },
          { camera: "close", on: "sora", move: "push" },
          { sound: "wind-gust" },
          { who: "sora", say: "Tetsu. The letter. It is gone.", feel: "scared" },
        ],
      },
      {
        beat: "conflict",
        backdrop: "city",
        time: "night",
        weather: "rain",
        transition: "wipe",
        cast: [{ who: "sora", at: 0.2, facing: "right", feel: "excited" }],
        steps: [
          { music: "epic", intensity: 0.9 },
          { camera: "wide", on: "sora", move: "follow" },
          { who: "sora", do: "run", to: 0.85, seconds: 2.4 },
          { narrate: "Every rooftop is a page." },
        ],
      },
    ],
  },
};
