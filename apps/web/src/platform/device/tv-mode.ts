import { readDeviceSetting } from "./read-device-setting.ts";

/** `auto` asks the browser what it runs on. */
export const screenModes = ["auto", "tv", "ordinary"] as const;
export type ScreenMode = (typeof screenModes)[number];

const televisions =
  /smart-?tv|tizen.*\btv\b|web0s|netcast|hbbtv|bravia|googletv|android tv|apple ?tv|\baft[a-z]+\b|crkey|\broku\b|vidaa|viera|\bphilipstv\b/i;

/** Whether a browser says that it runs on a television, or on what is plugged into one. */
export function isTelevision(userAgent: string): boolean {
  return televisions.test(userAgent);
}

export function readScreenMode(): ScreenMode {
  const kept = readDeviceSetting("screen");
  return screenModes.find((choice) => choice === kept) ?? "auto";
}

/** Larger type and safe margins for a screen across the room. */
export function applyTvMode(): void {
  const choice = readScreenMode();
  const isTv = choice === "tv" || (choice === "auto" && isTelevision(navigator.userAgent));
  document.documentElement.toggleAttribute("data-tv", isTv);
}
