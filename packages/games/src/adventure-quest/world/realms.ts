import { layOut, type Realm } from "./layout.ts";
import type { Tool } from "./tools.ts";

/** The realms in the order of the story, by the slugs of the film genres. */
export const realmSlugs = ["adventure", "kids", "fantasy", "anime", "sci-fi", "originals"] as const;
export type RealmSlug = (typeof realmSlugs)[number];

/** The number of the daily dungeon among the realms. */
export const dailyRealm = realmSlugs.length;

/** The tools found in each realm. Those of all realms before it are needed too. */
export const toolsOfRealm: readonly (readonly Tool[])[] = [
  ["hammer"],
  ["boots", "net"],
  ["lantern", "flute"],
  ["hook"],
  ["magnet"],
  ["shield"],
];

const adventure = layOut(
  {
    start: { at: [1, 3], template: "clearing", gift: "cocoa" },
    push: { at: [1, 2], template: "push", task: "plates" },
    grove: { at: [2, 2], template: "grove", foes: "bbb", task: "foes", chest: "key" },
    river: { at: [0, 2], template: "river", foes: "bbm", gift: "gems", chest: "gems" },
    court: { at: [1, 1], template: "court", gift: "key", chest: "heart" },
    hammer: { at: [2, 1], template: "pillars", foes: "mbbm", task: "foes", chest: "hammer" },
    nook: { at: [3, 1], template: "nook", foes: "bh", chest: "boss-key" },
    pond: { at: [0, 1], template: "pond", foes: "bhbm", chest: "gems" },
    porch: { at: [1, 0], template: "clearing", gift: "cocoa", chest: "heart" },
    boss: { at: [2, 0], template: "arena", task: "boss" },
  },
  [
    "start-push",
    "push-court shutter",
    "push-grove",
    "push-river",
    "river-pond",
    "court-hammer key",
    "hammer-nook",
    "court-pond boulder",
    "court-porch key",
    "porch-boss boss",
  ],
);

const kids = layOut(
  {
    start: { at: [0, 3], template: "clearing", gift: "cocoa" },
    twins: { at: [1, 3], template: "twins", task: "plates" },
    grove: { at: [1, 2], template: "grove", foes: "bhbh", task: "foes", chest: "key" },
    riddle: { at: [2, 3], template: "court", gift: "gems", chest: "gems" },
    boots: { at: [2, 2], template: "pillars", foes: "hbhb", task: "foes", chest: "boots" },
    briar: { at: [3, 2], template: "briar", foes: "mm", chest: "net" },
    burrow: { at: [3, 1], template: "burrow", foes: "k", task: "catch" },
    nook: { at: [3, 3], template: "nook", foes: "bh", chest: "heart" },
    pond: { at: [2, 1], template: "pond", foes: "hcbm", chest: "boss-key" },
    porch: { at: [1, 1], template: "court", gift: "heart" },
    boss: { at: [1, 0], template: "arena", task: "boss" },
  },
  [
    "start-twins",
    "twins-grove shutter",
    "twins-riddle",
    "grove-boots key",
    "boots-briar thorns",
    "briar-burrow",
    "briar-nook boulder",
    "burrow-pond key",
    "pond-porch",
    "porch-boss boss",
  ],
);

const fantasy = layOut(
  {
    start: { at: [3, 3], template: "clearing", gift: "cocoa" },
    pillars: { at: [2, 3], template: "pillars", foes: "hmmh", task: "foes" },
    lantern: { at: [1, 3], template: "grove", foes: "chbm", task: "foes", chest: "lantern" },
    shrine: {
      at: [1, 2],
      template: "shrine",
      foes: "mhm",
      task: "torches",
      dark: true,
      chest: "gems",
    },
    cellar: {
      at: [2, 2],
      template: "cellar",
      foes: "ch",
      task: "torches",
      dark: true,
      chest: "key",
    },
    riddle: { at: [0, 2], template: "court", gift: "key", chest: "gems" },
    flute: { at: [0, 1], template: "briar", foes: "sm", chest: "flute" },
    choir: { at: [1, 1], template: "choir", foes: "hh", chest: "boss-key" },
    burrow: {
      at: [2, 1],
      template: "burrow",
      foes: "k",
      task: "catch",
      chest: "heart",
      dark: true,
    },
    porch: { at: [1, 0], template: "court", gift: "heart" },
    boss: { at: [2, 0], template: "arena", task: "boss" },
  },
  [
    "start-pillars",
    "pillars-lantern shutter",
    "lantern-shrine",
    "shrine-cellar shutter",
    "shrine-riddle boulder",
    "riddle-flute key",
    "flute-choir sleeper",
    "choir-burrow",
    "choir-porch key",
    "porch-boss boss",
  ],
);

const anime = layOut(
  {
    start: { at: [0, 1], template: "clearing", gift: "cocoa" },
    river: { at: [1, 1], template: "river", foes: "chm", gift: "gems" },
    battery: { at: [1, 2], template: "battery", foes: "shsh", task: "foes", chest: "key" },
    hook: { at: [2, 1], template: "pillars", foes: "chch", task: "foes", chest: "hook" },
    canyon: { at: [3, 1], template: "canyon", foes: "h" },
    riddle: { at: [4, 1], template: "court", gift: "key" },
    islet: { at: [4, 2], template: "islet", foes: "smhs", chest: "boss-key" },
    shrine: {
      at: [4, 0],
      template: "shrine",
      foes: "mmc",
      task: "torches",
      dark: true,
      chest: "heart",
    },
    choir: { at: [3, 2], template: "choir", foes: "ch", chest: "gems" },
    porch: { at: [3, 0], template: "pond", foes: "hmhc", chest: "gems" },
    boss: { at: [2, 0], template: "arena", task: "boss" },
  },
  [
    "start-river",
    "river-battery",
    "river-hook key",
    "hook-canyon",
    "canyon-riddle",
    "riddle-islet thorns",
    "islet-choir sleeper",
    "riddle-shrine key",
    "shrine-porch",
    "porch-boss boss",
  ],
);

const sciFi = layOut(
  {
    start: { at: [0, 0], template: "clearing", gift: "cocoa" },
    battery: { at: [1, 0], template: "battery", foes: "scsc", task: "foes" },
    twins: { at: [1, 1], template: "twins", task: "plates", chest: "key" },
    magnet: { at: [2, 0], template: "islet", foes: "smms", chest: "magnet" },
    drawbridge: { at: [3, 0], template: "drawbridge", foes: "c" },
    moat: { at: [4, 0], template: "moat", foes: "scm", chest: "key" },
    riddle: { at: [4, 1], template: "court", gift: "key", chest: "heart" },
    cellar: {
      at: [3, 1],
      template: "cellar",
      foes: "cm",
      task: "torches",
      dark: true,
      chest: "gems",
    },
    burrow: { at: [4, 2], template: "burrow", foes: "k", task: "catch", chest: "boss-key" },
    porch: { at: [3, 2], template: "vault", foes: "hcmc", task: "foes" },
    boss: { at: [2, 2], template: "arena", task: "boss" },
  },
  [
    "start-battery",
    "battery-twins shutter",
    "battery-magnet key",
    "magnet-drawbridge",
    "drawbridge-moat",
    "moat-riddle key",
    "riddle-cellar boulder",
    "riddle-burrow key",
    "burrow-porch thorns",
    "porch-boss boss",
  ],
);

const originals = layOut(
  {
    start: { at: [2, 3], template: "clearing", gift: "cocoa" },
    choir: { at: [2, 2], template: "choir", foes: "cc", task: "foes", chest: "key" },
    canyon: { at: [1, 2], template: "canyon", foes: "s" },
    shield: { at: [0, 2], template: "battery", foes: "ssss", task: "foes", chest: "shield" },
    vault: { at: [0, 1], template: "vault", foes: "chch", chest: "key" },
    riddle: { at: [0, 3], template: "court", gift: "key", chest: "heart" },
    drawbridge: { at: [3, 2], template: "drawbridge", foes: "m" },
    shrine: { at: [4, 2], template: "shrine", foes: "mhcm", task: "torches", dark: true },
    islet: { at: [4, 3], template: "islet", foes: "shsh", chest: "gems" },
    moat: { at: [4, 1], template: "moat", foes: "shc", chest: "boss-key" },
    porch: { at: [2, 1], template: "burrow", foes: "k", task: "catch", chest: "heart" },
    boss: { at: [2, 0], template: "arena", task: "boss" },
  },
  [
    "start-choir",
    "choir-canyon boulder",
    "canyon-shield",
    "shield-vault beam",
    "shield-riddle",
    "choir-drawbridge key",
    "drawbridge-shrine",
    "shrine-islet thorns",
    "shrine-moat shutter",
    "choir-porch key",
    "porch-boss boss",
  ],
);

export const realms: readonly Realm[] = [adventure, kids, fantasy, anime, sciFi, originals];
