/** Outlines on a 24-unit square. */
export const icons = {
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  act: "M5 19c1-8 6-14 14-14 0 8-6 13-14 14zM5 19L14 10",
  tool: "M3 19.2 12.6 9.6l1.8 1.8L4.8 21zM10.6 6.6 14.2 3 21 9.8l-3.6 3.6z",
  next: "M3 6.6h11V3l7 5-7 5V9.4H3zM21 17.4H10V21l-7-5 7-5v3.6h11z",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
} as const;
