/** How the product's notes behave. */
export const toastLimits = {
  /** On the screen at a time: a new one takes the place of the one before. */
  atOnce: 1,
  closeAfterMs: 5000,
  /** From dismissal until it is forgotten. */
  removeAfterMs: 1_000_000,
  swipeDirection: "right",
  swipePixels: 50,
  /** Moves the focus to them. */
  hotkey: "F8",
  widthPixels: 420,
} as const;

export const tooltipLimits = {
  delayMs: 700,
  /** Within this of the last one, the next shows at once. */
  skipDelayMs: 300,
} as const;
