import type { UpcomingFilm } from "#upcoming-film.ts";

export const theNightShiftAtTheMoon: UpcomingFilm = {
  id: "teaser-the-night-shift-at-the-moon",
  description:
    "Somebody has to dust the craters, and tonight it is Pip, a robot with one good wheel and a fear of the dark side. Then a light goes on over there.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  director: "Ruben Halloway",
  voices: { pip: "Ottoline Drew", vee: "Sam Okonjo" },
  moods: ["gentle", "funny", "bedtime"],
  themes: ["robots", "space", "being afraid"],
  runtimeMinutes: 81,
  releaseDate: "2027-02-12",
  studio: "Goldmane Originals",
  anticipation: "Medium",
  poster: { scene: 0, who: ["pip"], feel: "surprised" },
  teaser: {
    version: 1,
    title: "The Night Shift at the Moon",
    seed: 90_102,
    genre: "sci-fi",
    music: { theme: "drift", mood: "dreamy", tempo: 70, intensity: 0.4 },
    cast: [
      { id: "pip", name: "Pip", rig: "robot", look: { body: "#9fc7d9", size: 0.8 } },
      { id: "vee", name: "Vee", rig: "alien", look: { body: "#8be0a4", size: 0.9 } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "space",
        time: "night",
        cast: [{ who: "pip", at: 0.38, facing: "right", feel: "sleepy" }],
        props: [{ id: "glow", kind: "lantern", at: 0.84, size: 0.9 }],
        steps: [
          { camera: "wide", on: "pip", move: "push" },
          { who: "pip", say: "Crater nine, dusted. Crater ten, dusted." },
          { effect: "glow", at: "glow", seconds: 3 },
          { sound: "chime" },
          { camera: "close", on: "pip", move: "push" },
          { who: "pip", say: "That lamp is not on my list.", feel: "scared" },
          { who: "vee", do: "enter", to: 0.66, seconds: 1.4 },
          { camera: "two", on: ["pip", "vee"] },
          { who: "vee", say: "Oh, good. I thought I worked here alone.", feel: "happy" },
        ],
      },
    ],
  },
};
