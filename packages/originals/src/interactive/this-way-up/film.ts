import { interactiveFilm } from "#interactive/interactive-film.ts";
import { cast } from "./cast.ts";
import { bridgeClips } from "./clips/bridge.ts";
import { campClips } from "./clips/camp.ts";
import { castleClips } from "./clips/castle.ts";
import { caveClips } from "./clips/cave.ts";
import { climbClips } from "./clips/climb.ts";
import { coldClips } from "./clips/cold.ts";
import { deliveredClips } from "./clips/delivered.ts";
import { grimbaldClips } from "./clips/grimbald.ts";
import { hatchClips } from "./clips/hatch.ts";
import { lateClips } from "./clips/late.ts";
import { parcelClips } from "./clips/parcel.ts";
import { roadClips } from "./clips/road.ts";
import { summitClips } from "./clips/summit.ts";

export const thisWayUp = interactiveFilm({
  id: "this-way-up",
  kind: "cinema",
  title: "This Way Up",
  tagline: "One egg. One mountain. One very small villain.",
  synopsis:
    "The post office has found a dragon's egg that it lost nine years ago, and it hatches at sunrise. Tansy has never delivered anything, and Grimbald the Enormous, who is as tall as a teapot, wants to be there first.",
  rating: "G",
  ratingReason: "Mild peril",
  year: 2026,
  director: "Marguerite Osei-Lindqvist",
  voices: {
    tansy: "Fenella Okonjo",
    quill: "Prudence Abernathy-Cho",
    swift: "Walter Enright",
    grim: "Sir Magnus Thorogood",
    humphrey: "Teddy Villanueva",
    tobias: "Kit Amadi",
    beast: "Sir Magnus Thorogood",
    parcel: "Juno Park",
    mother: "Adaeze Lindholm",
    coldmother: "Adaeze Lindholm",
    giant: "Sir Magnus Thorogood",
    oldmother: "Winifred Sorensen",
  },
  moods: ["funny", "warm", "brave", "exciting"],
  themes: ["dragons", "kindness", "the mail", "wizards", "keeping a promise"],
  about:
    "A story about promises, and about when to break a rule for somebody. Afterwards you can talk about the one person whom you left behind, and whether you would do it again.",
  genre: "fantasy",
  seed: 7301925,
  music: { theme: "march", tempo: 104 },
  cast,
  clips: {
    ...parcelClips,
    ...roadClips,
    ...bridgeClips,
    ...caveClips,
    ...campClips,
    ...castleClips,
    ...climbClips,
    ...coldClips,
    ...hatchClips,
    ...summitClips,
    ...deliveredClips,
    ...grimbaldClips,
    ...lateClips,
  },
  endings: [
    { id: "delivered", title: "July Is Back", hint: "Bring her to the one who is waiting." },
    { id: "nanny", title: "The Right Height", hint: "Trust somebody small with something big." },
    { id: "giant", title: "As Tall as a Door", hint: "Give a villain what he wants." },
    { id: "express", title: "Express Mail", hint: "Whose breath is it, anyway?" },
    { id: "kept", title: "Something I Didn't Deliver", hint: "Rule three is the hard one." },
    { id: "please-wait", title: "Four Mamas", hint: "Late isn't the same as never. Be patient." },
    { id: "all-rules", title: "All Three Rules", hint: "Keep it cold, keep it safe, and run." },
    {
      id: "first-class",
      title: "Supper at Six",
      hint: "An old letter, and somebody who must be trusted before he can read it.",
    },
  ],
  chapters: [
    { id: "parcel", title: "The Lost Parcel", clip: "lost-parcels" },
    { id: "breath", title: "The First Breath", clip: "hatch-grim" },
  ],
  poster: {
    clip: "hatch-grim",
    scene: 1,
    composition: "company",
    who: ["parcel", "grim", "tansy"],
    feel: "surprised",
  },
  trailer: [
    { clip: "lost-parcels", at: 14 },
    { clip: "enormous", at: 3 },
    { clip: "bridge", at: 18 },
    { clip: "hatch-grim", at: 14 },
  ],
});
