import { isMotionAllowed } from "./is-motion-allowed.ts";
import { saveDeviceSetting } from "./save-device-setting.ts";
import { readDeviceSetting } from "./read-device-setting.ts";

/** Alternating milliseconds of vibration and pause. */
const patterns = { tick: [8], done: [14, 60, 22], refused: [28, 50, 28] };

/** Whether this device can vibrate. */
export function canPlayHaptics(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function areHapticsEnabled(): boolean {
  return readDeviceSetting("haptics") !== "off";
}

export function saveHapticsEnabled(isWanted: boolean): void {
  saveDeviceSetting("haptics", isWanted ? null : "off");
}

/**
 * Vibrates a phone lightly: `tick` for a step or a switch, `done` for a completed action, `refused`
 * for a failed one. Does nothing with reduced motion or when turned off.
 */
export function playHaptic(kind: keyof typeof patterns): void {
  // Browsers warn when a page vibrates before a user gesture.
  const hadGesture = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  if (hadGesture && canPlayHaptics() && areHapticsEnabled() && isMotionAllowed())
    navigator.vibrate(patterns[kind]);
}
