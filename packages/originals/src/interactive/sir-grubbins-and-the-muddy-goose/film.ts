import { interactiveFilm } from "#interactive/interactive-film.ts";
import { clean, glug, goose, grub, tansy, white } from "./cast.ts";
import { bath } from "./clips/bath.ts";
import { bubbles } from "./clips/bubbles.ts";
import { plughole } from "./clips/plughole.ts";

export const sirGrubbinsAndTheMuddyGoose = interactiveFilm({
  id: "sir-grubbins-and-the-muddy-goose",
  kind: "story",
  title: "Sir Grubbins and the Muddy Goose",
  tagline: "One tub. Two muddy heroes. One of them honks.",
  synopsis:
    "Sir Grubbins has brought home all of the mud in the kingdom, and a goose. Tansy the dragon has one tub of warm water, and you decide what goes into it.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Gwendolyn Achebe",
  voices: {
    grub: "Barnaby Okonjo",
    clean: "Barnaby Okonjo",
    tansy: "Fenna Quartey",
    goose: "Casper Oduya",
    white: "Casper Oduya",
    glug: "Ludo Vantongeren",
  },
  moods: ["funny", "silly", "brave"],
  themes: ["bath time", "knights", "dragons", "taking turns", "small fears"],
  about:
    "A story for bath time, about taking turns and finding out what hides at the bottom of the tub. Afterwards you can pull the plug together, listen, and guess what Sir Glug is saying.",
  genre: "kids",
  seed: 3317,
  music: { theme: "march", tempo: 118 },
  cast: [grub, clean, tansy, goose, white, glug],
  clips: { ...bath, ...plughole, ...bubbles },
  endings: [
    { id: "boat", title: "Captain Glug", hint: "Share your favorite toy." },
    { id: "slide", title: "The Mud Slide", hint: "Share your second-best mud." },
    { id: "clouds", title: "Clean Above the Clouds", hint: "More bubbles, and up." },
    { id: "plop", title: "Again, From the Beginning", hint: "More bubbles, and down." },
  ],
  chapters: [
    { id: "mud", title: "So much mud", clip: "mud" },
    { id: "glug", title: "Glug", clip: "glug" },
    { id: "bubbles", title: "Up, up, up", clip: "float" },
  ],
  poster: { clip: "mud", scene: 0, who: ["grub", "goose"], feel: "proud" },
  trailer: [
    { clip: "mud", at: 8 },
    { clip: "knight", at: 10 },
    { clip: "plug", at: 8 },
    { clip: "clouds", at: 8 },
  ],
});
