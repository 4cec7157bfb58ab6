import { saveDeviceSetting } from "./save-device-setting.ts";
import { applyTvMode, type ScreenMode } from "./tv-mode.ts";

export function saveScreenMode(choice: ScreenMode): void {
  saveDeviceSetting("screen", choice === "auto" ? null : choice);
  applyTvMode();
}
