import { interactiveFilm } from "#interactive/interactive-film.ts";
import { bizz, gus, tilly, zoom } from "./cast.ts";
import { finish } from "./clips/finish.ts";
import { race } from "./clips/race.ts";
import { way } from "./clips/way.ts";

export const theVerySlowRace = interactiveFilm({
  id: "the-very-slow-race",
  kind: "story",
  title: "The Very Slow Race",
  tagline: "Ready. Steady. Wait for it.",
  synopsis:
    "A rabbit, a bear and a snail run around the hill, and only one of them has practiced. You decide how Zoom the snail gets there, and what she does in front of the line.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Solveig Okafor",
  voices: {
    zoom: "Maisie Takahara",
    tilly: "Clementine Park",
    gus: "Barnaby Okonjo",
    bizz: "Pippa Adeyemi",
  },
  moods: ["funny", "silly", "sweet"],
  themes: ["races", "patience", "helping", "winning and losing", "snails"],
  about:
    "A story about winning, waiting and being last. Afterwards you can talk about a time when you waited for somebody, or somebody waited for you, and then have a race in which the slowest wins.",
  genre: "kids",
  seed: 33041,
  music: { theme: "chase", tempo: 124 },
  cast: [zoom, tilly, gus, bizz],
  clips: { ...race, ...way, ...finish },
  endings: [
    { id: "roll", title: "All at Once", hint: "Ride first, and wake her later." },
    { id: "together", title: "Last, and Together", hint: "Go alone, and do not arrive alone." },
    { id: "crown", title: "A Crown for Four", hint: "Ride first, and then be quick." },
    { id: "hooray", title: "The Fastest Snail in the Meadow", hint: "Slowly, slowly, and across." },
  ],
  chapters: [
    { id: "line", title: "Ready, steady", clip: "line" },
    { id: "ride", title: "The bear express", clip: "ride" },
    { id: "tilly", title: "In front of the line", clip: "tilly" },
  ],
  poster: { clip: "line", scene: 0, who: ["zoom", "tilly"], feel: "excited" },
  trailer: [
    { clip: "line", at: 6 },
    { clip: "start", at: 4 },
    { clip: "honey", at: 8 },
    { clip: "roll", at: 10 },
  ],
});
