import type { BadgeId } from "#achievements/limits.ts";

/**
 * What an avatar is made of. The names are stored and sent, and packages/stage draws them: never
 * rename or remove one.
 */
export const avatarParts = {
  species: ["rabbit", "cat", "fox", "bear", "lion", "dragon", "alien", "robot"],
  fur: ["sky", "sunny", "coral", "rose", "lilac", "mint", "snow", "cocoa"],
  face: ["happy", "excited", "proud", "shy", "silly", "surprised", "love", "sleepy"],
  hat: [
    "none",
    "tuft",
    "curls",
    "bow",
    "flowers",
    "cap",
    "beanie",
    "hat",
    "party",
    "crown",
    "headphones",
    "wizard",
  ],
  outfit: [
    "none",
    "stripes",
    "hoodie",
    "overalls",
    "raincoat",
    "usher",
    "explorer",
    "space",
    "gala",
    "racer",
    "hero",
    "slime",
    "arcade",
    "wizard",
    "knight",
  ],
  extra: ["none", "glasses", "shades", "scarf", "backpack", "medal"],
  backdrop: [
    "meadow",
    "sunset",
    "night",
    "sea",
    "snow",
    "candy",
    "rainbow",
    "forest",
    "hearts",
    "stage",
  ],
} as const;

export type AvatarPart = keyof typeof avatarParts;
export type OutfitId = (typeof avatarParts.outfit)[number];

/** The parts in the order in which a look's name lists them. */
export const avatarPartNames = [
  "species",
  "fur",
  "face",
  "hat",
  "outfit",
  "extra",
  "backdrop",
] as const satisfies readonly AvatarPart[];

/** The badge that earns an outfit; the others can be worn from the start. */
export const badgeOfOutfit: Readonly<Partial<Record<OutfitId, BadgeId>>> = {
  usher: "first-film",
  explorer: "second-genre",
  space: "films-10",
  gala: "all-genres",
  racer: "dash-missions-5",
  hero: "dash-missions-25",
  slime: "slime-stars-15",
  arcade: "arcade-wins-30",
  wizard: "quest-realm",
  knight: "quest-realms-6",
};
