import { interactiveFilm } from "#interactive/interactive-film.ts";
import { chick, cinder, dot, dragonling, hopper, moss, owlet, vesper } from "./cast.ts";
import { asking } from "./clips/asking.ts";
import { hatching } from "./clips/hatching.ts";
import { night } from "./clips/night.ts";

export const whoseEggIsThis = interactiveFilm({
  id: "whose-egg-is-this",
  kind: "story",
  title: "Whose Egg Is This?",
  tagline: "Four things could be in there. You decide which.",
  synopsis:
    "Moss the bear has found an egg on his chair, and nobody has lost one. How you look after it decides who is inside.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Ingrid Achterberg",
  voices: {
    moss: "Tobias Oyelowo",
    vesper: "Philippa Marchetti",
    cinder: "Gwendolyn Achebe",
    hopper: "Clementine Park",
    dot: "Maisie Takahara",
    owlet: "Birdie Anquetil",
    chick: "Birdie Anquetil",
    dragonling: "Birdie Anquetil",
  },
  moods: ["cozy", "funny", "sweet"],
  themes: ["eggs", "looking after someone", "bears", "dragons", "bedtime"],
  about:
    "A story about looking after someone you do not know yet. Afterwards you can talk about what makes each of you feel at home: a story, a song, a warm bed. There are four different hatchlings to find.",
  genre: "kids",
  seed: 61207,
  music: { theme: "lullaby", tempo: 96 },
  cast: [moss, vesper, cinder, hopper, dot, owlet, chick, dragonling],
  clips: { ...asking, ...night, ...hatching },
  endings: [
    { id: "reader", title: "Chapter Two, Please", hint: "A story and a soft bed." },
    { id: "singer", title: "A Very Large Voice", hint: "A story and a song." },
    { id: "warm", title: "The Warmest Bed", hint: "Something hot and a soft bed." },
    { id: "candles", title: "Happy Hatch Day", hint: "Something hot and a song." },
  ],
  chapters: [
    { id: "egg", title: "On the chair", clip: "sit" },
    { id: "night", title: "At home", clip: "home" },
    { id: "hatch", title: "Tap, tap, tap", clip: "crack" },
  ],
  poster: { clip: "sit", scene: 0, who: ["moss"], feel: "surprised" },
  trailer: [
    { clip: "sit", at: 6 },
    { clip: "not-mine", at: 12 },
    { clip: "dragon", at: 8 },
    { clip: "crack", at: 5 },
  ],
});
