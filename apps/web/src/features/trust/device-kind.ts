import { isTelevision } from "#platform/device/tv-mode.ts";

export const deviceKinds = [
  "apple",
  "android",
  "windows",
  "mac",
  "linux",
  "firefox",
  "tv",
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

type Traits = { userAgent: string; touchPoints: number };

/** The kind of a device by its browser. An iPad calls itself a Mac, but has a touch screen. */
export function findDeviceKind({ userAgent, touchPoints }: Traits): DeviceKind {
  if (isTelevision(userAgent)) return "tv";
  if (/iPhone|iPad|iPod/.test(userAgent)) return "apple";
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? "apple" : "mac";
  if (/Android/.test(userAgent)) return "android";
  // Firefox uses the certificates of Windows and macOS, but has its own elsewhere.
  if (/Windows/.test(userAgent)) return "windows";
  return /Firefox\//.test(userAgent) ? "firefox" : "linux";
}
