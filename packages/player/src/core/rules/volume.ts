import { clamp } from "@goldmane/std/clamp";

export type VolumeLevel = "off" | "low" | "high";

export function volumeLevel({ volume, muted }: { volume: number; muted: boolean }): VolumeLevel {
  if (muted || volume === 0) return "off";
  return volume < 0.5 ? "low" : "high";
}

/** Volume after a step, in twentieths, so that ten steps up and down end where they began. */
export function stepVolume(volume: number, steps: number): number {
  return clamp((Math.round(volume * 20) + steps) / 20);
}
