/** The player's keyboard actions. */
export type KeyAction =
  | { do: "toggle-play" | "play" | "pause" | "stop" }
  | { do: "seek-by"; seconds: number }
  | { do: "seek-to-tenth"; digit: number }
  | { do: "seek-to-start" | "seek-to-end" }
  | { do: "volume-by"; steps: number }
  | { do: "toggle-mute" | "toggle-fullscreen" | "toggle-captions" | "toggle-picture-in-picture" }
  | { do: "step-speed"; direction: "up" | "down" }
  | { do: "next" }
  | { do: "leave" }
  | { do: "enter-controls" };

export type KeyPress = {
  /** As KeyboardEvent.key has it. */
  key: string;
  hasModifier: boolean;
  /**
   * The kind of focused element: none of the controls; a button, which keeps Space and Enter; or a
   * slider or menu, which also keeps the arrows, Home and End.
   */
  focus: "picture" | "button" | "widget";
  /** False on a television: the remote reaches the controls with up and down. */
  hasPointer: boolean;
};

const always: Record<string, KeyAction> = {
  k: { do: "toggle-play" },
  j: { do: "seek-by", seconds: -10 },
  l: { do: "seek-by", seconds: 10 },
  m: { do: "toggle-mute" },
  f: { do: "toggle-fullscreen" },
  c: { do: "toggle-captions" },
  i: { do: "toggle-picture-in-picture" },
  n: { do: "next" },
  "<": { do: "step-speed", direction: "down" },
  ">": { do: "step-speed", direction: "up" },
  MediaPlayPause: { do: "toggle-play" },
  MediaPlay: { do: "play" },
  MediaPause: { do: "pause" },
  MediaStop: { do: "stop" },
  MediaTrackNext: { do: "next" },
  MediaTrackPrevious: { do: "seek-to-start" },
  MediaFastForward: { do: "seek-by", seconds: 10 },
  MediaRewind: { do: "seek-by", seconds: -10 },
  // Back keys of remote controls (webOS, Tizen).
  GoBack: { do: "leave" },
  BrowserBack: { do: "leave" },
};

/** Keys that a focused slider, menu or button needs for itself. */
const unlessWidget: Record<string, KeyAction> = {
  ArrowLeft: { do: "seek-by", seconds: -10 },
  ArrowRight: { do: "seek-by", seconds: 10 },
  ArrowUp: { do: "volume-by", steps: 1 },
  ArrowDown: { do: "volume-by", steps: -1 },
  Home: { do: "seek-to-start" },
  End: { do: "seek-to-end" },
};

const onPicture: Record<string, KeyAction> = {
  " ": { do: "toggle-play" },
  Enter: { do: "toggle-play" },
};

/**
 * The action of a key press, or null when it isn't the player's. On a focused button the arrows move
 * the focus (D-pad), so they act only on the picture.
 */
export function keyAction({ key, hasModifier, focus, hasPointer }: KeyPress): KeyAction | null {
  if (hasModifier) return null;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (/^[0-9]$/.test(name)) return { do: "seek-to-tenth", digit: Number(name) };
  const common = always[name];
  if (common) return common;
  const isUpOrDown = name === "ArrowUp" || name === "ArrowDown";
  if (focus === "picture" && isUpOrDown && !hasPointer) return { do: "enter-controls" };
  if (focus === "picture") return onPicture[name] ?? unlessWidget[name] ?? null;
  if (focus === "button" && (name === "Home" || name === "End")) return unlessWidget[name] ?? null;
  return null;
}
