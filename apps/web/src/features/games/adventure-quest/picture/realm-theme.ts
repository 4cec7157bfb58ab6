import type { CastMember } from "@goldmane/stage/story/schema";
import type { Genre } from "@goldmane/stage/story/vocabulary";
import { castMember } from "#features/games/host/art/cast-member.ts";

/** The colors and characters of a realm. */
export type RealmTheme = {
  genre: Genre;
  /** Two floor colors, and the color of what is scattered on it. */
  floor: readonly [string, string];
  scatter: string;
  flower: string;
  /** The top of a wall, its front, and the edge between them. */
  wall: readonly [top: string, front: string, edge: string];
  tree: readonly [dark: string, light: string, trunk: string];
  gap: readonly [deep: string, light: string];
  /** The rim of a gap: its top, and its side. */
  bank: readonly [top: string, side: string];
  /** Whether a gap is the depth of space rather than water. */
  isDepth?: boolean;
  /** Where the ways between doors meet. */
  middle: readonly [string, string];
  /** The posts of a doorway: lit and in shade. */
  post: readonly [string, string];
  /** The color that lies over the room, with its strength. */
  glow: string;
  /** Specks that drift through the air. */
  mote: "leaf" | "confetti" | "firefly" | "petal" | "spark" | "dust";
  pattern: "grass" | "toys" | "stone" | "planks" | "metal" | "stage";
  /** Foes in this realm. */
  foe: readonly [body: string, shade: string];
  /** The glow of a boss's attack. */
  danger: string;
  person: CastMember;
  boss: CastMember;
};

/** Nkem, who asked what is over the hill. */
export const hero: CastMember = castMember("nkem", "child", {
  body: "#7a4a2e",
  hair: "#1c1210",
  outfit: "#4fa05a",
  accent: "#ffd23f",
  headSize: 1.3,
  wears: ["cape", "glasses"],
});

/** By the realms' order in the rules. */
export const themes: readonly RealmTheme[] = [
  {
    genre: "adventure",
    floor: ["#a9d86e", "#9fd064"],
    scatter: "#7fb84c",
    flower: "#fff3a8",
    wall: ["#4d8f4a", "#b98a5a", "#366f3c"],
    tree: ["#2f7a43", "#57ad58", "#7b5233"],
    gap: ["#2b8fc9", "#6fd0ee"],
    bank: ["#d8b27a", "#8a6440"],
    middle: ["#e6c592", "#d8b27a"],
    post: ["#a8713f", "#6b4526"],
    glow: "#fff6c926",
    mote: "leaf",
    pattern: "grass",
    foe: ["#8e5fd0", "#5f3a9c"],
    danger: "#1f7fe0",
    person: castMember("fenn", "wizard", {
      body: "#e6b894",
      hair: "#f6f3ec",
      outfit: "#b5462f",
      accent: "#ffd23f",
      girth: 1.1,
    }),
    boss: castMember("umber", "whale", { body: "#3f6fb0", belly: "#cfe6f5" }),
  },
  {
    genre: "kids",
    floor: ["#ffe9b8", "#ffe0a0"],
    scatter: "#f6c970",
    flower: "#ff8fb1",
    wall: ["#f2705f", "#f9b14d", "#c94f48"],
    tree: ["#3f9fd8", "#7fd0f5", "#f6f3ec"],
    gap: ["#b78cf0", "#dcc4ff"],
    bank: ["#fff6df", "#d8b8f5"],
    middle: ["#ffc94d", "#f2705f"],
    post: ["#4fb8ff", "#2c7fc0"],
    glow: "#fff6e01f",
    mote: "confetti",
    pattern: "toys",
    foe: ["#4fb87a", "#2c8556"],
    danger: "#d8417c",
    person: castMember("clover", "rabbit", { body: "#f4e3d0", accent: "#ff8fb1", wears: ["bow"] }),
    boss: castMember("loud-bear", "bear", { body: "#8a5a38", belly: "#e8c79a", wears: ["scarf"] }),
  },
  {
    genre: "fantasy",
    floor: ["#6b6ba8", "#63639e"],
    scatter: "#8a88c9",
    flower: "#f5c7ff",
    wall: ["#3b3468", "#574f8f", "#2a2450"],
    tree: ["#a8437e", "#e07ab0", "#e8d9c4"],
    gap: ["#241a4a", "#5a3fa0"],
    bank: ["#8d86c4", "#4a4378"],
    middle: ["#8a3a86", "#e0b04a"],
    post: ["#8d86c4", "#4a4378"],
    glow: "#8a6aff2e",
    mote: "firefly",
    pattern: "stone",
    foe: ["#58c7a8", "#2f8a74"],
    danger: "#ff6a2f",
    person: castMember("oona", "owl", { body: "#8a6a4a", belly: "#e8d2ac", wears: ["hat"] }),
    boss: castMember("cinder", "dragon", { body: "#3f9a5a", belly: "#e9dc9a", accent: "#f0643c" }),
  },
  {
    genre: "anime",
    floor: ["#e0a877", "#d99f6d"],
    scatter: "#c4854f",
    flower: "#ffc4dc",
    wall: ["#8a2f45", "#d9c3a5", "#64203a"],
    tree: ["#f08bb4", "#ffc6dd", "#5f4234"],
    gap: ["#27477f", "#5d8fd0"],
    bank: ["#a4a9b0", "#6b707a"],
    middle: ["#cfc7b4", "#a4a9b0"],
    post: ["#d8402f", "#8f2430"],
    glow: "#ffd9b023",
    mote: "petal",
    pattern: "planks",
    foe: ["#3f6fd0", "#274a96"],
    danger: "#e02f6a",
    person: castMember("ko", "fox", { body: "#e08a3c", belly: "#fff1dd", wears: ["scarf"] }),
    boss: castMember("thunder-cat", "cat", {
      body: "#4a4258",
      belly: "#d8d2e4",
      accent: "#ffd84d",
    }),
  },
  {
    genre: "sci-fi",
    floor: ["#3c5878", "#375270"],
    scatter: "#587fa6",
    flower: "#38f0e0",
    wall: ["#1f2f52", "#2f4a7a", "#38f0e0"],
    tree: ["#24406e", "#4f8fd6", "#16f2d8"],
    gap: ["#090d24", "#5b4bff"],
    bank: ["#5f86c4", "#24406a"],
    isDepth: true,
    middle: ["#24406a", "#38f0e0"],
    post: ["#6f94d0", "#2a4478"],
    glow: "#38b0f01c",
    mote: "spark",
    pattern: "metal",
    foe: ["#e8743b", "#a84a1c"],
    danger: "#16d8f2",
    person: castMember("zib", "alien", { body: "#8fd86a", outfit: "#5b4bff" }),
    boss: castMember("rusty", "robot", { body: "#b5693f", accent: "#38f0e0" }),
  },
  {
    genre: "originals",
    floor: ["#b06f42", "#a8683c"],
    scatter: "#8a5230",
    flower: "#f5c451",
    wall: ["#8f1f2f", "#b3262e", "#f5c451"],
    tree: ["#c9962f", "#f5d77a", "#8a5a1f"],
    gap: ["#1a0e1c", "#5a2f4f"],
    bank: ["#f5c451", "#7a4a1f"],
    isDepth: true,
    middle: ["#c9303d", "#f5c451"],
    post: ["#f5c451", "#a8741f"],
    glow: "#ffd88a2b",
    mote: "dust",
    pattern: "stage",
    foe: ["#3fa8b8", "#22707f"],
    danger: "#ffb020",
    person: castMember("elder", "elder", { outfit: "#2f4a7a" }),
    boss: castMember("understudy", "lion", { wears: ["crown"] }),
  },
];

export function themeOf(realm: number, seed: number): RealmTheme {
  const theme = themes[realm < themes.length ? realm : seed % themes.length] ?? themes[0];
  if (!theme) throw new RangeError("no themes");
  return theme;
}
