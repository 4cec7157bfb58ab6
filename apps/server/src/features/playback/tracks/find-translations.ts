import type { FilmTranslations } from "@goldmane/media/film/film-facts";
import { findTranslation, translatedInto } from "@goldmane/originals/translations/find-translation";

/** Captions are in every language that the film is translated into, whichever its viewer reads. */
export function findTranslations(film: Parameters<typeof findTranslation>[0]): FilmTranslations {
  return Object.fromEntries(
    translatedInto.flatMap((language) => {
      const translate = findTranslation(film, language);
      return translate ? [[language, translate]] : [];
    }),
  );
}
