/** Filled outlines on a square of 24 units, for the controls and the hints. */
export const icons = {
  left: "M20 9.5h-9V5l-8 7 8 7v-4.5h9z",
  right: "M4 9.5h9V5l8 7-8 7v-4.5H4z",
  up: "M9.5 20v-9H5l7-8 7 8h-4.5v9z",
  down: "M9.5 4v9H5l7 8 7-8h-4.5V4z",
  jump: "M2.5 20v-3c0-9 4.5-13 9-13 4.7 0 7.7 3.5 8.3 9H23l-5.2 6.5L12.6 13h3.2c-.5-3.2-2-5.2-4.3-5.2-2.7 0-5.2 3-5.2 9.2v3z",
  stretch: "M8 6v4h8V6l6.5 6-6.5 6v-4H8v4l-6.5-6z",
  split: "M1.5 20c-.6-7 1.7-10 5-10s5.6 3 5 10zM12.5 20c-.6-7 1.7-10 5-10s5.6 3 5 10zM11 3h2v6h-2z",
} as const;
