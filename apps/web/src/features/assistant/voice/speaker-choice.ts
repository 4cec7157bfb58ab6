import { keepDeviceChoice } from "#platform/device/keep-device-choice.ts";
import { readDeviceChoice } from "#platform/device/read-device-choice.ts";
import { openStore } from "#platform/store.ts";
import { hush } from "./speaker.ts";

/** Whether Leo reads his answers aloud on this device. */
export const speaksAloud = openStore(readDeviceChoice("leo-voice") === "on");

export function toggleVoice(): void {
  const isOn = !speaksAloud.get();
  speaksAloud.set(isOn);
  keepDeviceChoice("leo-voice", isOn ? "on" : null);
  if (!isOn) hush();
}
