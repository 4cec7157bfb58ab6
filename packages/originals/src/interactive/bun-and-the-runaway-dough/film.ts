import { interactiveFilm } from "#interactive/interactive-film.ts";
import { bun, olaf } from "#series/buns-bakery.ts";
import { crumb, huge, lump, tiny } from "./cast.ts";
import { kitchen } from "./clips/kitchen.ts";
import { hideAndSeek } from "./clips/hide-and-seek.ts";
import { village } from "./clips/village.ts";

export const bunAndTheRunawayDough = interactiveFilm({
  id: "bun-and-the-runaway-dough",
  kind: "story",
  title: "Bun and the Runaway Dough",
  tagline: "One little bowl. Or the whole tub?",
  synopsis:
    "Bun has dough, a hungry mouse and far too much puff powder. You decide how much goes in, and then you help her to catch the breakfast.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Femke Osei-Tutu",
  voices: {
    bun: "Clementine Park",
    olaf: "Bertrand Oyelaran",
    lump: "Ludo Vantongeren",
    crumb: "Pippa Adeyemi",
    tiny: "Ludo Vantongeren",
    huge: "Ludo Vantongeren",
  },
  moods: ["funny", "silly", "cozy"],
  themes: ["baking", "sharing", "patience", "friendship"],
  about:
    "A story about too much, too little and enough. Afterwards you can talk about something that you shared: did it get smaller, or did it somehow get bigger? And when was waiting worth it?",
  genre: "kids",
  seed: 4411,
  music: { theme: "waltz", tempo: 108 },
  cast: [bun, olaf, lump, crumb, tiny, huge],
  clips: { ...kitchen, ...hideAndSeek, ...village },
  endings: [
    { id: "thank-you", title: "A Kitchen Full of Thank You", hint: "Share the smallest roll." },
    { id: "ceiling", title: "Good Morning, Ceiling", hint: "Do not look, and sleep well." },
    { id: "rolls", title: "One Roll for Everyone", hint: "Find a feather." },
    { id: "soft-bed", title: "The Softest Bed in the Village", hint: "Sing something slow." },
  ],
  chapters: [
    { id: "bakery", title: "The hungry tummy", clip: "knock" },
    { id: "hiding", title: "Hide and seek", clip: "bowl" },
    { id: "village", title: "Out of the door", clip: "tub" },
  ],
  poster: { clip: "tub", scene: 0, who: ["lump", "bun"], feel: "surprised" },
  trailer: [
    { clip: "knock", at: 9 },
    { clip: "tub", at: 14 },
    { clip: "found", at: 8 },
    { clip: "tickle", at: 8 },
  ],
});
