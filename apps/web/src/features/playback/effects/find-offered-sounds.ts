import { noLanguage } from "@goldmane/contracts/playback/rules";
import type { LanguageChoices } from "#platform/playback/language-choices.ts";

type Track = { id: string; language: string };

/**
 * The two sounds that a viewer can choose between at the first play; null when the film has only
 * one, or the viewer has chosen before.
 */
export function findOfferedSounds(
  tracks: readonly Track[],
  { wasOffered, spokenLanguage }: LanguageChoices,
): { original: Track; spoken: Track } | null {
  const original = tracks.find(({ language }) => language === noLanguage);
  const spoken = tracks.find(({ language }) => language !== noLanguage);
  if (wasOffered || spokenLanguage !== null || !original || !spoken) return null;
  return { original, spoken };
}
