import { hasMotion } from "./has-motion.ts";
import { keepDeviceChoice } from "./keep-device-choice.ts";
import { readDeviceChoice } from "./read-device-choice.ts";

/** Milliseconds of vibration and of pause, in turn. */
const patterns = { tick: [8], done: [14, 60, 22], refused: [28, 50, 28] };

/** Whether this device can be felt. */
export function canBuzz(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function wantsBuzz(): boolean {
  return readDeviceChoice("haptics") !== "off";
}

export function keepBuzz(isWanted: boolean): void {
  keepDeviceChoice("haptics", isWanted ? null : "off");
}

/**
 * Lets a phone be felt, lightly: `tick` for a step or a switch, `done` for an act that mattered,
 * `refused` for one that was not done. Silent where the viewer wants less motion or none of it.
 */
export function buzz(kind: keyof typeof patterns): void {
  // A browser complains about a page that vibrates before it was touched.
  const wasTouched = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  if (wasTouched && canBuzz() && wantsBuzz() && hasMotion()) navigator.vibrate(patterns[kind]);
}
