import type { SleeveLook } from "@goldmane/stage/sleeve";

/**
 * A sleeve's motif, the genre whose type sets its title, and its ground from the edge to the
 * center.
 */
type Look = readonly [
  rig: SleeveLook["rig"],
  feel: SleeveLook["feel"],
  titleGenre: SleeveLook["titleGenre"],
  edge: string,
  heart: string,
];

const looks: Readonly<Record<string, Look>> = {
  "pancake-sunday": ["bear", "happy", "kids", "#e0782a", "#ffd05c"],
  "harbour-lights-waltz": ["fox", "love", "fantasy", "#1d3b6e", "#6ea6d8"],
  "rocket-roller-disco": ["robot", "excited", "sci-fi", "#5b1f8f", "#ff5fb0"],
  "the-owl-knows": ["owl", "sleepy", "kids", "#20265c", "#6f77c9"],
  "copper-kettle-reel": ["fox", "excited", "adventure", "#7a3514", "#e39a4f"],
  "neon-raincoat": ["alien", "proud", "sci-fi", "#1b1147", "#ff3fa4"],
  "bubblegum-boss-level": ["slime", "silly", "anime", "#7a1f7f", "#ff8fd0"],
  "mango-bus": ["lion", "happy", "kids", "#d1541f", "#ffc53a"],
  "slow-train-to-tomorrow": ["elder", "proud", "adventure", "#6b3a1e", "#d9a25f"],
  "lantern-alley": ["cat", "shy", "anime", "#7d1626", "#ff9452"],
  "grandfathers-gramophone": ["elder", "happy", "originals", "#3e2a20", "#c99a5b"],
  "big-blue-whale": ["whale", "sleepy", "kids", "#0f4a7d", "#58c3e6"],
  "lions-on-parade": ["lion", "proud", "originals", "#8a1620", "#f0b43c"],
  "kitchen-floor-salsa": ["dragon", "excited", "kids", "#b0202e", "#ff9d3c"],
  "dust-and-diamonds": ["knight", "angry", "adventure", "#7d4a1d", "#e8bd74"],
  "garage-dragons": ["dragon", "angry", "anime", "#2a2f3a", "#e5484d"],
  "desert-caravan": ["wizard", "neutral", "fantasy", "#8a5312", "#f4c56a"],
  "snowflake-post": ["rabbit", "surprised", "kids", "#2d6f9e", "#d3efff"],
  "gospel-of-the-garden": ["bear", "love", "originals", "#5a2a83", "#d6a4ff"],
  "moonwalk-hopscotch": ["child", "silly", "anime", "#1f3f8f", "#ffb020"],
  "paper-planes-at-dusk": ["child", "shy", "originals", "#5f3f73", "#f2a07b"],
  "deep-aquarium": ["alien", "neutral", "sci-fi", "#063c4f", "#2fb5b0"],
  "rainy-window-nocturne": ["cat", "sad", "fantasy", "#28384c", "#7f9ab3"],
  "bossa-for-two-umbrellas": ["rabbit", "love", "originals", "#1c6b57", "#9fd8a6"],
  "clockwork-mice": ["robot", "surprised", "adventure", "#5c4420", "#d8b66a"],
  "harpsichord-hijinks": ["unicorn", "proud", "fantasy", "#7a4f7c", "#f0cfe6"],
  "five-legged-table": ["fox", "neutral", "sci-fi", "#20302d", "#6fa88f"],
  "campfire-fingers": ["bear", "sleepy", "adventure", "#5e2412", "#ff9a3d"],
  "zero-gravity-garden": ["elder", "sleepy", "fantasy", "#23503f", "#a7cf9a"],
  "haunted-carousel": ["cat", "scared", "fantasy", "#2a1438", "#9a5fc9"],
  "tango-for-a-cat": ["cat", "proud", "originals", "#5a0f1c", "#d9415a"],
  "downtown-local": ["lion", "silly", "anime", "#1f4f3a", "#ffb547"],
  "warehouse-fox": ["fox", "excited", "sci-fi", "#20242e", "#4f7dff"],
  "acid-pickle": ["slime", "angry", "sci-fi", "#16331a", "#a8f02f"],
  "jungle-gym": ["child", "excited", "adventure", "#123d2a", "#58c77a"],
  "half-time-hippo": ["slime", "sleepy", "kids", "#3a2b55", "#a286d9"],
  "one-drop-sunday": ["lion", "sleepy", "adventure", "#1f5a2a", "#f2c230"],
  "sitar-on-the-stairs": ["unicorn", "love", "fantasy", "#8f3a1a", "#ffb35c"],
  "samba-do-sapo": ["dragon", "happy", "kids", "#0f6b3a", "#ffe04d"],
  "kettle-drum-cavalry": ["knight", "proud", "fantasy", "#33262a", "#b8483a"],
  "seven-steps-home": ["wizard", "excited", "adventure", "#6e1f4a", "#f09a5a"],
  "stomp-clap-mountain": ["bear", "excited", "adventure", "#37503a", "#c9b27a"],
  "savanna-thumbs": ["lion", "love", "kids", "#9a5a14", "#ffd27a"],
  "blues-in-the-boathouse": ["elder", "sad", "originals", "#16304f", "#5f8fc4"],
  "surf-shack": ["rabbit", "excited", "anime", "#0f6f8f", "#ffd65c"],
};

const plain: Look = ["lion", "happy", "originals", "#7a1f2b", "#f7c85a"];

export function sleeveLook(id: string, title: string): SleeveLook {
  const [rig, feel, titleGenre, edge, heart] = looks[id] ?? plain;
  return { title, rig, feel, titleGenre, colors: [edge, heart] };
}

/** From the edge to the center. */
export function colorsOf(id: string): readonly [string, string] {
  const [, , , edge, heart] = looks[id] ?? plain;
  return [edge, heart];
}
