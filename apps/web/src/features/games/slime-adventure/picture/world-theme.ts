import type { Backdrop, TimeOfDay } from "@goldmane/stage/story/vocabulary";

/** The style of a world's tiles and backdrop. */
export type WorldTheme = {
  backdrop: Backdrop;
  time: TimeOfDay;
  /** The ground: its body, its darker depth, its top and the light on it. */
  ground: string;
  depth: string;
  top: string;
  glow: string;
  /** The ground's material. */
  texture: "soil" | "sand" | "rock" | "brass" | "cloud";
  /** Little things that grow or lie on the ground. */
  dressing: readonly ("grass" | "flower" | "cactus" | "stone" | "crystal" | "gear" | "star")[];
};

const worldThemes: readonly WorldTheme[] = [
  {
    backdrop: "meadow",
    time: "day",
    ground: "#a8714a",
    depth: "#7b4c33",
    top: "#6fce54",
    glow: "#a9ec7c",
    texture: "soil",
    dressing: ["grass", "flower", "grass", "stone"],
  },
  {
    backdrop: "desert",
    time: "day",
    ground: "#e3a65c",
    depth: "#b9743b",
    top: "#fbd98d",
    glow: "#fff0bd",
    texture: "sand",
    dressing: ["cactus", "stone", "grass"],
  },
  {
    backdrop: "cave",
    time: "night",
    ground: "#5a5f92",
    depth: "#363a63",
    top: "#8d94cf",
    glow: "#b9c2ff",
    texture: "rock",
    dressing: ["crystal", "stone", "crystal"],
  },
  {
    backdrop: "castle",
    time: "dusk",
    ground: "#8b5a3a",
    depth: "#5d3827",
    top: "#e5b14d",
    glow: "#ffe08a",
    texture: "brass",
    dressing: ["gear", "stone"],
  },
  {
    backdrop: "sky",
    time: "day",
    ground: "#b9a2f2",
    depth: "#8468cf",
    top: "#ff8fc7",
    glow: "#ffe9a8",
    texture: "cloud",
    dressing: ["star", "flower", "star"],
  },
];

export function themeOf(world: number): WorldTheme {
  return worldThemes[world - 1] ?? (worldThemes[0] as WorldTheme);
}

/** Red, blue and yellow by their number in the rules; each also has a shape. */
export const paintColors = [
  { body: "#4fd08a", light: "#c8ffd8", dark: "#1f8a5c" },
  { body: "#f2565b", light: "#ffd0c8", dark: "#a3222f" },
  { body: "#4a8df0", light: "#cfe4ff", dark: "#1f4fa6" },
  { body: "#f7c83a", light: "#fff3bd", dark: "#b07f0a" },
] as const;

export function colorAt(color: number): (typeof paintColors)[number] {
  return paintColors[color as 0 | 1 | 2 | 3] ?? paintColors[0];
}
