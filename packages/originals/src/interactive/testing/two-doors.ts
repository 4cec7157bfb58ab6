import { interactiveFilm } from "#interactive/interactive-film.ts";

const hall = { backdrop: "museum", time: "night" } as const;

/** A small interactive film for tests; no viewer meets it. */
export const twoDoors = interactiveFilm({
  id: "two-doors",
  kind: "cinema",
  title: "Two Doors",
  tagline: "One of them is a cupboard.",
  synopsis: "A fox has to choose a door. An owl knows which, and isn't asked.",
  rating: "PG",
  ratingReason: "Mild suspense",
  year: 2026,
  director: "Ines Calder",
  voices: { vesper: "Dana Reyes", olwen: "Maud Finch" },
  moods: ["funny", "spooky", "short"],
  themes: ["doors", "choices", "owls"],
  genre: "fantasy",
  seed: 4711,
  music: { theme: "waltz", tempo: 120 },
  cast: [
    { id: "vesper", name: "Vesper", rig: "fox" },
    { id: "olwen", name: "Olwen", rig: "owl" },
  ],
  clips: {
    opening: {
      music: { mood: "mysterious", intensity: 0.4 },
      scenes: [
        {
          ...hall,
          beat: "setup",
          cast: [
            { who: "vesper", at: "left", facing: "right" },
            { who: "olwen", at: "right", facing: "left" },
          ],
          steps: [
            { who: "vesper", do: "wave" },
            { who: "vesper", say: "Two doors. How hard can it be?", to: "olwen" },
          ],
        },
      ],
    },
    waits: {
      scenes: [
        {
          ...hall,
          beat: "setup",
          cast: [{ who: "vesper", at: "center" }],
          steps: [{ wait: 3 }],
        },
      ],
    },
    left: {
      music: { mood: "triumphant", intensity: 0.7 },
      scenes: [
        {
          backdrop: "meadow",
          time: "day",
          beat: "climax",
          cast: [{ who: "vesper", at: "center" }],
          steps: [
            { effect: "lightning", at: 0.5 },
            { who: "vesper", say: "Outside! It rains." },
          ],
        },
        {
          ...hall,
          beat: "resolution",
          cast: [{ who: "olwen", at: "center" }],
          steps: [{ who: "olwen", say: "I would have said the right one." }],
        },
      ],
    },
    right: {
      scenes: [
        {
          ...hall,
          beat: "resolution",
          cast: [{ who: "olwen", at: "center" }],
          steps: [{ who: "olwen", say: "The cupboard. Mind the brooms." }],
        },
      ],
    },
  },
  endings: [
    { id: "outside", title: "Outside", hint: "Fresh air." },
    { id: "cupboard", title: "The Cupboard", hint: "It is dark in there." },
  ],
  chapters: [
    { id: "hall", title: "The Hall", clip: "opening" },
    { id: "garden", title: "The Garden", clip: "left" },
  ],
  poster: { clip: "left", scene: 0, who: ["vesper"], feel: "surprised" },
  trailer: [
    { clip: "opening", at: 0.5 },
    { clip: "opening", at: 1.5 },
    { clip: "left", at: 0.3 },
    { clip: "right", at: 0.3 },
  ],
});

/** Its script, in ink. */
export const twoDoorsInk = `
-> opening
=== opening ===
Vesper faces two doors. # clip: opening # timer: 8 # prompt: Which door? # idle: waits
+ [The left door #default #says: left #picture: left] -> left
+ [The right door #says: right, cupboard #picture: right] -> right
=== left ===
It leads outside. # clip: left # ending: outside
-> END
=== right ===
It is a cupboard. # clip: right # ending: cupboard
-> END
`;
