import { type Language, pickLanguage } from "@goldmane/contracts/languages";
import { keepDeviceChoice } from "#platform/device/keep-device-choice.ts";
import { readDeviceChoice } from "#platform/device/read-device-choice.ts";

const ofDevice = "language";
/** Of the profile that watched here last: known before the server says who is watching. */
const ofViewer = "viewer-language";

/** What the pages are to speak: the viewer's language, else the device's, else as its browser asks. */
export function readOwnLanguage(): Language {
  const kept = [ofViewer, ofDevice].map(readDeviceChoice);
  return pickLanguage(...kept, ...navigator.languages);
}

/** The language of whoever watches without a profile. */
export function keepDeviceLanguage(language: Language): void {
  keepDeviceChoice(ofDevice, language);
}

/** The language of the profile that is watching; null where it has none, or nobody is. */
export function keepViewerLanguage(language: Language | null): void {
  keepDeviceChoice(ofViewer, language);
}
