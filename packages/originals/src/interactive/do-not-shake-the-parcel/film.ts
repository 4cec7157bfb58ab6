import { interactiveFilm } from "#interactive/interactive-film.ts";
import { hurm } from "#series/museum-of-earth.ts";
import { tock, umi } from "#series/pluto-post.ts";
import { spark } from "./cast.ts";
import { delivery } from "./clips/delivery.ts";
import { high } from "./clips/high.ts";
import { home } from "./clips/home.ts";

export const doNotShakeTheParcel = interactiveFilm({
  id: "do-not-shake-the-parcel",
  kind: "story",
  title: "Do Not Shake the Parcel",
  tagline: "It says so on the lid. Twice.",
  synopsis:
    "Tock the mail robot brings a parcel to the smallest planet on his round, and there is somebody in it. Umi would like to know who, and you decide how to find out.",
  rating: "G",
  ratingReason: "Suitable for everyone",
  year: 2026,
  director: "Marit Halvorsen",
  voices: {
    tock: "Desmond Achebe",
    umi: "Saoirse Lin",
    spark: "Birdie Anquetil",
    hurm: "Bertrand Oyelaran",
  },
  moods: ["funny", "gentle", "bedtime"],
  themes: ["space", "robots", "stars", "the dark", "sharing"],
  about:
    "A story about the dark, and about good things that are better when many people have them. Afterwards you can look out of the window together and choose a star to say goodnight to.",
  genre: "kids",
  seed: 90210,
  music: { theme: "drift", tempo: 100 },
  cast: [tock, umi, spark, hurm],
  clips: { ...delivery, ...home, ...high },
  endings: [
    { id: "disco", title: "A Star With an Umbrella", hint: "She is a little too bright indoors." },
    { id: "warm", title: "Everybody's Lamp", hint: "Who is outside, in the cold?" },
    { id: "shift", title: "The First Night Shift", hint: "Up high, with a book." },
    { id: "smile", title: "The Sky Smiles", hint: "Up high, with friends." },
  ],
  chapters: [
    { id: "mail", title: "Mail for Umi", clip: "mail" },
    { id: "spark", title: "Who is in there?", clip: "spark" },
    { id: "sky", title: "Up high", clip: "sky" },
  ],
  poster: { clip: "parcel", scene: 0, who: ["tock", "umi"], feel: "surprised" },
  trailer: [
    { clip: "parcel", at: 6 },
    { clip: "shake", at: 6 },
    { clip: "spark", at: 6 },
    { clip: "disco", at: 8 },
  ],
});
