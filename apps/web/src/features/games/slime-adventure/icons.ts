/** Outlines on a square of 24 units, for the touch controls and the hints. */
export const icons = {
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  jump: "M4 20c0-16 16-16 16-4M16 12l4 5 3-5M2 20h5",
  stretch: "M2 12h20M6 8l-4 4 4 4M18 8l4 4-4 4M9 8h6M9 16h6",
  split: "M3 15a4.5 4.5 0 0 1 9 0v3H3zM12 15a4.5 4.5 0 0 1 9 0v3h-9zM12 3v5",
} as const;
