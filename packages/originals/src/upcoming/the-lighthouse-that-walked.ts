import type { UpcomingFilm } from "#upcoming-film.ts";

export const theLighthouseThatWalked: UpcomingFilm = {
  id: "teaser-the-lighthouse-that-walked",
  description:
    "When the sea moves two miles out, the old lighthouse of Pell Rock gets up and goes after it. Ina, who is nine and was only meant to polish the brass, is still on the stairs.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  director: "Philippa Nwosu",
  voices: { ina: "Cleo Marchetti", bosun: "Aldous Reyk" },
  moods: ["brave", "warm", "funny"],
  themes: ["the sea", "friendship", "journeys"],
  runtimeMinutes: 94,
  releaseDate: "2026-12-18",
  studio: "Goldmane Originals",
  anticipation: "High",
  poster: { scene: 0, who: ["ina", "bosun"], feel: "excited" },
  teaser: {
    version: 1,
    title: "The Lighthouse That Walked",
    seed: 90_101,
    genre: "adventure",
    music: { theme: "anthem", mood: "mysterious", tempo: 92, intensity: 0.5 },
    cast: [
      { id: "ina", name: "Ina", rig: "child", look: { outfit: "#e9b23c", wears: ["scarf"] } },
      { id: "bosun", name: "Bosun", rig: "cat", look: { body: "#6d6a75", pattern: "stripes" } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "sea",
        time: "dawn",
        weather: "mist",
        cast: [
          { who: "ina", at: 0.4, facing: "right" },
          { who: "bosun", at: 0.6, facing: "left", doing: "sit" },
        ],
        props: [{ id: "lamp", kind: "lantern", at: 0.82, size: 2.4 }],
        steps: [
          { camera: "wide", on: ["ina", "bosun"], move: "push" },
          { who: "ina", say: "Bosun? Where did the sea go?", feel: "surprised" },
          { sound: "rumble" },
          { camera: "low", on: "ina", move: "shake" },
          { who: "bosun", say: "Never mind the sea. Hold on to the stairs.", feel: "scared" },
          { music: "epic", intensity: 0.9 },
          { effect: "dust", at: "lamp", seconds: 2 },
          { camera: "wide", on: "lamp", move: "pull" },
          { narrate: "This winter, a light goes looking." },
        ],
      },
    ],
  },
};
