import type { Language } from "@goldmane/contracts/languages";
import type { Viewer } from "#platform/app.ts";
import { Words } from "./words.ts";

/** In the language of whoever reads the answer: the profile's own, else what its browser speaks. */
export function wordsFor({ profile }: Viewer, browser: { language: Language }): Words {
  return new Words(profile?.language ?? browser.language);
}
