import type { UpcomingFilm } from "#upcoming-film.ts";

export const threeWishesBeforeBreakfast: UpcomingFilm = {
  id: "teaser-three-wishes-before-breakfast",
  description:
    "The twins next door have a unicorn, two wishes left and no idea what they did with the first one. The whole street is beginning to guess.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  director: "Ada Penhaligon",
  voices: { dot: "Noor Whitlock", una: "Imogen Strand" },
  moods: ["silly", "warm"],
  themes: ["wishes", "unicorns", "neighbors"],
  runtimeMinutes: null,
  releaseDate: "2028-06-30",
  studio: "Puddle & Co.",
  anticipation: "Low",
  poster: { scene: 0, who: ["dot", "una"], feel: "happy" },
  teaser: {
    version: 1,
    title: "Three Wishes Before Breakfast",
    seed: 90_109,
    genre: "kids",
    music: { theme: "waltz", mood: "playful", tempo: 118, intensity: 0.45 },
    cast: [
      { id: "dot", name: "Dot", rig: "child", look: { outfit: "#f27aa8", wears: ["bow"] } },
      { id: "una", name: "Una", rig: "unicorn", look: { body: "#f4f0ff", hair: "#b58cff" } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "bedroom",
        time: "dawn",
        cast: [
          { who: "dot", at: 0.34, facing: "right", feel: "sleepy" },
          { who: "una", at: 0.68, facing: "left" },
        ],
        steps: [
          { camera: "two", on: ["dot", "una"], move: "push" },
          { who: "dot", say: "You said three. I counted two." },
          { who: "una", say: "You used one in your sleep.", feel: "silly" },
          { camera: "close", on: "dot", move: "push" },
          { who: "dot", say: "What did I wish for?", feel: "surprised" },
          { sound: "pop" },
          { effect: "bubbles", at: "una", seconds: 3 },
          { camera: "wide", on: ["dot", "una"], move: "pull" },
          { who: "una", say: "Do not look out of the window.", feel: "happy" },
        ],
      },
    ],
  },
};
