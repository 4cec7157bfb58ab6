import { interactiveFilm } from "#interactive/interactive-film.ts";
import { cousin, flake, grandpa, ida, nephew, small, vast } from "./cast.ts";
import { cold } from "./clips/cold.ts";
import { snow } from "./clips/snow.ts";
import { warm } from "./clips/warm.ts";

export const theSnowGuest = interactiveFilm({
  id: "the-snow-guest",
  kind: "story",
  title: "The Snow Guest",
  tagline: "He would like to come in. Just for a minute.",
  synopsis:
    "Ida has made a guest out of snow, and he has never seen the inside of a house. There is hot soup, a warm bed and a cold door, and you decide where he sits.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Marisol Tengbergen",
  voices: {
    ida: "Pepita Lindholm",
    grandpa: "Aurelio Grantham",
    flake: "Tobias Oyelowo",
    small: "Tobias Oyelowo",
    vast: "Tobias Oyelowo",
    cousin: "Birdie Anquetil",
    nephew: "Birdie Anquetil",
  },
  moods: ["cozy", "funny", "gentle"],
  themes: ["snow", "guests", "grandparents", "kindness", "winter"],
  about:
    "A story about what a guest needs, even when it isn't what you would want. Afterwards, talk about someone who visited you: how did you make them feel at home?",
  genre: "kids",
  seed: 12025,
  music: { theme: "waltz", tempo: 92 },
  cast: [ida, grandpa, flake, small, vast, cousin, nephew],
  clips: { ...snow, ...warm, ...cold },
  endings: [
    { id: "huge", title: "Taller Than the House", hint: "Hot soup, and then much more snow." },
    { id: "cold", title: "Snow in the Kitchen", hint: "Hot soup, and then every window." },
    { id: "bed", title: "The Wet Bed", hint: "A cold door, and then a warm blanket." },
    { id: "camp", title: "The Guest Has Guests", hint: "A cold door, and then a tent." },
  ],
  chapters: [
    { id: "build", title: "Made of snow", clip: "build" },
    { id: "soup", title: "By the soup", clip: "soup" },
    { id: "door", title: "By the door", clip: "door" },
  ],
  poster: { clip: "hello", scene: 0, who: ["flake", "ida"], feel: "happy" },
  trailer: [
    { clip: "hello", at: 5 },
    { clip: "soup", at: 10 },
    { clip: "huge", at: 8 },
    { clip: "door", at: 8 },
  ],
});
