import type { Style } from "#paint/light.ts";

/** Local colors of things, before any light falls on them. */
export type LocalColors = {
  grass: string;
  leaf: string;
  leafDeep: string;
  needle: string;
  trunk: string;
  rock: string;
  cliff: string;
  sand: string;
  snow: string;
  water: string;
  wall: string;
  wallOther: string;
  roof: string;
  roofOther: string;
  wood: string;
  path: string;
  flowers: readonly [string, string, string];
};

export const natural: LocalColors = {
  grass: "#8fbf5a",
  leaf: "#6fa84e",
  leafDeep: "#4c8750",
  needle: "#3d7560",
  trunk: "#85604a",
  rock: "#9a94a4",
  cliff: "#a88d80",
  sand: "#ecc98c",
  snow: "#eef4ff",
  water: "#4fa3c4",
  wall: "#f0e2c8",
  wallOther: "#dcb59a",
  roof: "#c25f4c",
  roofOther: "#5b7fa6",
  wood: "#a0714c",
  path: "#dcc094",
  flowers: ["#fff3d0", "#ff9aa8", "#ffd35c"],
};

export const genreColors: Record<Style["genre"], Partial<LocalColors>> = {
  "sci-fi": {
    grass: "#3f9a98",
    leaf: "#4aa0a8",
    leafDeep: "#5a5ab0",
    needle: "#3a6c9a",
    trunk: "#5a4a86",
    rock: "#7478a8",
    cliff: "#7f6aa6",
    sand: "#d29aa8",
    wall: "#8fa3cc",
    wallOther: "#6a74b0",
    roof: "#3f4a90",
    roofOther: "#5a3f90",
    wood: "#6a6a9a",
    path: "#7a8ec0",
    flowers: ["#7dfff0", "#ff7ad0", "#fff07a"],
  },
  fantasy: {
    grass: "#a9b96a",
    leaf: "#93a85c",
    leafDeep: "#6c8a62",
    roof: "#b5634c",
    roofOther: "#6f7fa0",
    flowers: ["#fdf3d8", "#d88ab0", "#e8b44c"],
  },
  anime: {
    grass: "#77c455",
    leaf: "#55b04e",
    leafDeep: "#2f8f5c",
    needle: "#2b7a66",
    sand: "#f6d79c",
    water: "#2fa0d8",
    roof: "#d9584a",
    flowers: ["#ffffff", "#ff7f9d", "#ffd93d"],
  },
  adventure: {
    grass: "#a3b457",
    leaf: "#7f9a4a",
    leafDeep: "#4f7f62",
    needle: "#2f6a62",
    rock: "#a39a90",
    cliff: "#c08862",
    sand: "#e8be78",
    roof: "#c9563a",
    flowers: ["#fbeecb", "#e8743b", "#f2b84b"],
  },
  kids: {
    grass: "#7ed04e",
    leaf: "#5cc46a",
    leafDeep: "#35a884",
    needle: "#3fa596",
    trunk: "#b0785c",
    rock: "#a79ad8",
    cliff: "#e2a690",
    sand: "#ffd682",
    water: "#4fbcf0",
    wall: "#ffe2a8",
    wallOther: "#ffb8a4",
    roof: "#ff7466",
    roofOther: "#6a8df0",
    wood: "#cf8f5c",
    path: "#f6ce86",
    flowers: ["#ffffff", "#ff86b0", "#ffd245"],
  },
  originals: {
    grass: "#7f9a58",
    leaf: "#6f8a4c",
    leafDeep: "#47705a",
    needle: "#2f5c5a",
    rock: "#858099",
    wall: "#e6cfa6",
    roof: "#a84f3f",
    flowers: ["#ffe9b0", "#ffc247", "#f08a6a"],
  },
};
