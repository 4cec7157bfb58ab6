import type { UpcomingFilm } from "#upcoming-film.ts";

export const swornToTheLastPage: UpcomingFilm = {
  id: "teaser-sworn-to-the-last-page",
  description:
    "The knights of the Library have guarded one book for six hundred years, and nobody has read it. On the night it is stolen, Wren discovers that the last chapter is about her.",
  rating: "PG",
  ratingReason: "Fantasy action",
  director: "Tomas Arkwright",
  voices: { wren: "Adaeze Holm", mage: "Corin Blythe" },
  moods: ["brave", "mysterious"],
  themes: ["books", "knights", "fate"],
  runtimeMinutes: 108,
  releaseDate: "2027-05-28",
  studio: "Goldmane Originals",
  anticipation: "High",
  poster: { scene: 0, who: ["wren", "mage"], feel: "proud" },
  teaser: {
    version: 1,
    title: "Sworn to the Last Page",
    seed: 90_104,
    genre: "fantasy",
    music: { theme: "march", mood: "epic", tempo: 100, intensity: 0.7 },
    cast: [
      { id: "wren", name: "Wren", rig: "knight", look: { accent: "#c23b5a" } },
      { id: "mage", name: "Aumbry", rig: "wizard", look: { outfit: "#47377f" } },
    ],
    scenes: [
      {
        beat: "setup",
        backdrop: "castle",
        time: "night",
        cast: [
          { who: "wren", at: 0.34, facing: "right" },
          { who: "mage", at: 0.7, facing: "left" },
        ],
        props: [{ id: "book", kind: "book", at: 0.52, size: 1.1 }],
        steps: [
          { camera: "low", on: "wren", move: "push" },
          { who: "wren", say: "Six hundred years, and no one looked inside?", feel: "surprised" },
          { camera: "medium", on: "mage" },
          { who: "mage", say: "We swore to keep it. Not to like it." },
          { effect: "magic", at: "book", seconds: 3 },
          { sound: "magic" },
          { camera: "close", on: "wren", move: "push" },
          { who: "wren", say: "Then why does it know my name?", feel: "scared" },
        ],
      },
    ],
  },
};
