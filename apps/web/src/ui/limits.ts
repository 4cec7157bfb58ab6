/** Toast behavior, from the specification. */
export const toastLimits = {
  /** Toasts at a time: a new one replaces the previous. */
  atOnce: 1,
  closeAfterMs: 5000,
  /** From dismissal until removal from the state. */
  removeAfterMs: 1_000_000,
  swipeDirection: "right",
  swipePixels: 50,
  /** Focuses the toasts. */
  hotkey: "F8",
  widthPixels: 420,
} as const;

export const tooltipLimits = {
  delayMs: 700,
  /** Within this time after the last tooltip the next one shows without delay. */
  skipDelayMs: 300,
} as const;
