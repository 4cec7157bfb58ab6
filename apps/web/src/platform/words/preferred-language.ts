import { type Language, pickLanguage } from "@goldmane/contracts/languages";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";

const ofDevice = "language";
/** Of the profile that watched here last: known before the server says who is watching. */
const ofViewer = "viewer-language";

/** What the pages are to speak: the viewer's language, else the device's, else as its browser asks. */
export function readPreferredLanguage(): Language {
  const kept = [ofViewer, ofDevice].map(readDeviceSetting);
  return pickLanguage(...kept, ...navigator.languages);
}

/** The language of whoever watches without a profile. */
export function saveDeviceLanguage(language: Language): void {
  saveDeviceSetting(ofDevice, language);
}

/** The language of the profile that is watching; null where it has none, or nobody is. */
export function saveViewerLanguage(language: Language | null): void {
  saveDeviceSetting(ofViewer, language);
}
