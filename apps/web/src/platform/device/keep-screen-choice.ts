import { keepDeviceChoice } from "./keep-device-choice.ts";
import { applyTvMode, type ScreenChoice } from "./tv-mode.ts";

export function keepScreenChoice(choice: ScreenChoice): void {
  keepDeviceChoice("screen", choice === "auto" ? null : choice);
  applyTvMode();
}
