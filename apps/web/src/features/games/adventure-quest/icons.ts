/** Outlines on a 24-unit square. */
export const icons = {
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  act: "M5 19c1-8 6-14 14-14 0 8-6 13-14 14zM5 19L14 10",
  tool: "M4 20L14 10M11 6l7 7 3-3-7-7z",
  next: "M4 9h13l-4-4M20 15H7l4 4",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
} as const;
