import { isMotionAllowed } from "./is-motion-allowed.ts";
import { saveDeviceSetting } from "./save-device-setting.ts";
import { readDeviceSetting } from "./read-device-setting.ts";

/** Milliseconds of vibration and of pause, in turn. */
const patterns = { tick: [8], done: [14, 60, 22], refused: [28, 50, 28] };

/** Whether this device can be felt. */
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
 * Lets a phone be felt, lightly: `tick` for a step or a switch, `done` for an act that mattered,
 * `refused` for one that was not done. Silent where the viewer wants less motion or none of it.
 */
export function playHaptic(kind: keyof typeof patterns): void {
  // A browser complains about a page that vibrates before it was touched.
  const wasTouched = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  if (wasTouched && canPlayHaptics() && areHapticsEnabled() && isMotionAllowed())
    navigator.vibrate(patterns[kind]);
}
