import type { RealmTheme } from "./realm-theme.ts";

/** The baked textures. */
export const keys = {
  hero: "quest-hero",
  items: "quest-items",
  dark: "quest-dark",
  shadow: "quest-shadow",
  motes: "quest-motes",
  bar: "quest-bar",
  world: "quest-world",
  picture: (name: string) => `quest-picture-${name}`,
  shadowOf: (name: string) => `quest-shadow-${name}`,
  foe: ({ genre }: RealmTheme, kind: string) => `quest-${genre}-${kind}`,
  things: ({ genre }: RealmTheme) => `quest-${genre}-things`,
  trees: ({ genre }: RealmTheme) => `quest-${genre}-trees`,
  person: ({ genre }: RealmTheme) => `quest-${genre}-person`,
  boss: ({ genre }: RealmTheme) => `quest-${genre}-boss`,
};

/** Frames of the hero: standing, then a run, then cheering and hurt. */
export const heroFrames = { stand: 0, run: 1, runs: 6, cheer: 7, hurt: 8 } as const;
export const bossFrames = { calm: 0, angry: 1, dizzy: 2, merry: 3 } as const;
