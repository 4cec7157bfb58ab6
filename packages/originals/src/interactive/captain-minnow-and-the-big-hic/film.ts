import { interactiveFilm } from "#interactive/interactive-film.ts";
import { hum, minnow } from "#series/captain-minnow-sails.ts";
import { gull, nimbus, professor } from "./cast.ts";
import { cave } from "./clips/cave.ts";
import { sea } from "./clips/sea.ts";
import { sky } from "./clips/sky.ts";

export const captainMinnowAndTheBigHic = interactiveFilm({
  id: "captain-minnow-and-the-big-hic",
  kind: "story",
  title: "Captain Minnow and the Big Hic",
  tagline: "A small whale problem is a big problem.",
  synopsis:
    "Hum the whale has the hiccups, and everything he ever swallowed is coming up again. Captain Minnow has a bathtub, a seagull and three cures, and you choose which ones to try.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Yusra Pellegrini",
  voices: {
    minnow: "Eloise Tamblyn",
    hum: "Solveig Deep",
    gull: "Casper Oduya",
    nimbus: "Birdie Anquetil",
    professor: "Osric Lindqvist",
  },
  moods: ["funny", "silly", "brave"],
  themes: ["whales", "the sea", "hiccups", "staying calm", "friendship"],
  about:
    "A story about a thing that you cannot stop by being loud. Afterwards you can try the slow breath of the story together: in through the nose like a whale, and out like the wind.",
  genre: "kids",
  seed: 71110,
  music: { theme: "jig", tempo: 116 },
  cast: [minnow, hum, gull, nimbus, professor],
  clips: { ...sea, ...sky, ...cave },
  endings: [
    { id: "breathe", title: "In, and Out, and Home", hint: "High up, take it slowly." },
    { id: "band", title: "The Hiccup Band", hint: "High up, play along." },
    { id: "slow", title: "The Longest Word", hint: "In the cave, be patient." },
    {
      id: "fast",
      title: "The Fastest Snail of the Sea",
      hint: "Somebody in the cave needs a ride.",
    },
  ],
  chapters: [
    { id: "hic", title: "Hic!", clip: "hic" },
    { id: "cloud", title: "The cloud", clip: "cloud" },
    { id: "cave", title: "The cave", clip: "cave" },
  ],
  poster: { clip: "things", scene: 0, who: ["hum", "minnow"], feel: "surprised" },
  trailer: [
    { clip: "hic", at: 8 },
    { clip: "boo", at: 10 },
    { clip: "cloud", at: 6 },
    { clip: "fast", at: 12 },
  ],
});
