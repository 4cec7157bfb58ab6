import { toLanguage } from "@goldmane/contracts/languages";
import { getActiveLanguage } from "#platform/words/active-language.ts";

/** The captions in the viewer's language, else the first; undefined for a film without any. */
export function findOwnCaptions<T extends { language: string }>(
  captions: readonly T[],
): T | undefined {
  const { language } = getActiveLanguage();
  return captions.find((track) => toLanguage(track.language) === language) ?? captions[0];
}
