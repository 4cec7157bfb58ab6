import { readDeviceSetting } from "./read-device-setting.ts";

/** `auto` detects a television by the user agent. */
export const screenModes = ["auto", "tv", "ordinary"] as const;
export type ScreenMode = (typeof screenModes)[number];

const televisions =
  /smart-?tv|tizen.*\btv\b|web0s|netcast|hbbtv|bravia|googletv|android tv|apple ?tv|\baft[a-z]+\b|crkey|\broku\b|vidaa|viera|\bphilipstv\b/i;

/** Whether the user agent is a television or a device plugged into one. */
export function isTelevision(userAgent: string): boolean {
  return televisions.test(userAgent);
}

export function readScreenMode(): ScreenMode {
  const saved = readDeviceSetting("screen");
  return screenModes.find((choice) => choice === saved) ?? "auto";
}

/** Sets `data-tv` on the root element: larger type and safe margins. */
export function applyTvMode(): void {
  const choice = readScreenMode();
  const isTv = choice === "tv" || (choice === "auto" && isTelevision(navigator.userAgent));
  document.documentElement.toggleAttribute("data-tv", isTv);
}
