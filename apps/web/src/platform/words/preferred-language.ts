import { type Language, pickLanguage } from "@goldmane/contracts/languages";
import { saveDeviceSetting } from "#platform/device/save-device-setting.ts";
import { readDeviceSetting } from "#platform/device/read-device-setting.ts";

const deviceSetting = "language";
/** Language of the last profile on this device, known before the session loads. */
const viewerSetting = "viewer-language";

/** The viewer's language, else the device's, else the browser's, else the server's. */
export function readPreferredLanguage(): Language {
  const saved = [viewerSetting, deviceSetting].map(readDeviceSetting);
  // The server adds it to documents.
  const { defaultLanguage } = document.documentElement.dataset;
  return pickLanguage(...saved, ...navigator.languages, defaultLanguage);
}

/** Saves the language for viewers without a profile. */
export function saveDeviceLanguage(language: Language): void {
  saveDeviceSetting(deviceSetting, language);
}

/** Saves the current profile's language; null if it has none or nobody is signed in. */
export function saveViewerLanguage(language: Language | null): void {
  saveDeviceSetting(viewerSetting, language);
}
