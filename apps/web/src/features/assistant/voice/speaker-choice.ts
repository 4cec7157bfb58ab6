import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";
import { openStore } from "#platform/store.ts";
import { hush } from "./speaker.ts";

/** Whether Leo reads answers aloud on this device. */
export const speaksAloud = openStore(readDeviceSetting("leo-voice") === "on");

export function toggleVoice(): void {
  const isOn = !speaksAloud.get();
  speaksAloud.set(isOn);
  saveDeviceSetting("leo-voice", isOn ? "on" : null);
  if (!isOn) hush();
}
