import type { Language } from "@goldmane/contracts/languages";
import type { Viewer } from "#platform/app.ts";
import { Words } from "./words.ts";

/** Words in the profile's language, or else the browser's. */
export function wordsFor({ profile }: Viewer, browser: { language: Language }): Words {
  return new Words(profile?.language ?? browser.language);
}
