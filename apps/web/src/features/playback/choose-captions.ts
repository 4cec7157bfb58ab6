import { noLanguage } from "@goldmane/contracts/playback/rules";
import { automaticCaptions, noCaptions } from "#platform/playback/language-choices.ts";

/** BCP 47's tag of a sound whose file doesn't say its language. */
const unknownLanguage = "und";

type Track = { id: string; language: string };

type Situation = {
  captions: readonly Track[];
  /** Language of the sound that is heard; undefined for a silent film. */
  heard: string | undefined;
  /** The viewer's language: that of menus. */
  language: string;
};

/**
 * The captions to start a film with, by id: those that the viewer chose. Otherwise a film whose
 * sound has no words, or is in another language than the viewer's, is understood with captions.
 */
export function chooseCaptions(
  choice: string,
  { captions, heard, language }: Situation,
): string | null {
  if (choice === noCaptions) return null;
  const inLanguage = (wanted: string) =>
    captions.find((track) => track.language === wanted) ??
    captions.find((track) => mainLanguage(track.language) === mainLanguage(wanted));
  const chosen = choice === automaticCaptions ? undefined : inLanguage(choice);
  if (chosen) return chosen.id;
  const own = inLanguage(language);
  if (heard === noLanguage) return (own ?? inLanguage("en") ?? captions[0])?.id ?? null;
  const isKnown = heard !== undefined && heard !== unknownLanguage;
  const isForeign = isKnown && mainLanguage(heard) !== mainLanguage(language);
  return (isForeign && own?.id) || null;
}

/** `es` of `es-MX` (BCP 47). */
function mainLanguage(tag: string): string {
  return tag.split("-")[0] ?? tag;
}
