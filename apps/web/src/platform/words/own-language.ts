import { keepDeviceChoice } from "#platform/device/keep-device-choice.ts";
import { readDeviceChoice } from "#platform/device/read-device-choice.ts";
import { type Language, pickLanguage } from "./languages.ts";

const name = "language";

/** The language that this device is to speak: as chosen, else as its browser asks. */
export function readOwnLanguage(): Language {
  return pickLanguage(readDeviceChoice(name), navigator.languages);
}

export function keepOwnLanguage(language: Language): void {
  keepDeviceChoice(name, language);
}
