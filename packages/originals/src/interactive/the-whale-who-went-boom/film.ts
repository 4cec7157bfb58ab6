import { interactiveFilm } from "#interactive/interactive-film.ts";
import { maroo, thimble, tuffet } from "./cast.ts";
import { evening } from "./clips/evening.ts";
import { inside } from "./clips/inside.ts";
import { outside } from "./clips/outside.ts";

export const theWhaleWhoWentBoom = interactiveFilm({
  id: "the-whale-who-went-boom",
  kind: "story",
  title: "The Whale Who Went Boom",
  tagline: "Somebody is playing the drum. Somewhere inside.",
  synopsis:
    "Maroo the sky whale has swallowed something again, and this time it plays music. Tuffet wants to know who is in there, and you decide whether she goes in or it comes out.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Tove Ramanathan",
  voices: { maroo: "Solveig Banda", tuffet: "Lucinda Perro", thimble: "Casper Oduya" },
  moods: ["funny", "bedtime", "dreamy"],
  themes: ["whales", "music", "neighbors", "the sky", "home"],
  about:
    "A story about noisy neighbors and what makes a home. Afterwards you can drum on your own tummies: softly for goodnight, and loudly for good morning.",
  genre: "kids",
  seed: 40504,
  music: { theme: "march", tempo: 104 },
  cast: [maroo, tuffet, thimble],
  clips: { ...evening, ...inside, ...outside },
  endings: [
    { id: "dance", title: "The Dancing Whale", hint: "Go in, and join in." },
    { id: "tea", title: "Tea on the Whale", hint: "Go in, and come out together." },
    { id: "back", title: "A Whale With a Doorbell", hint: "Feed him, and tidy up." },
    { id: "cloud", title: "The Quietest House", hint: "Feed him, and build something." },
  ],
  chapters: [
    { id: "boom", title: "Boom", clip: "boom" },
    { id: "inside", title: "In the whale", clip: "inside" },
    { id: "burp", title: "The big burp", clip: "menu" },
  ],
  poster: { clip: "boom", scene: 0, who: ["maroo", "tuffet"], feel: "surprised" },
  trailer: [
    { clip: "boom", at: 8 },
    { clip: "inside", at: 4 },
    { clip: "burp", at: 6 },
    { clip: "dance", at: 10 },
  ],
});
