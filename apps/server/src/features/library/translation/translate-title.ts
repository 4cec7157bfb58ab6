import { type Language } from "@goldmane/contracts/languages";
import { findTranslation, translatedInto } from "@goldmane/originals/translations/find-translation";
import { upcoming } from "@goldmane/originals/upcoming";
import { Words } from "#platform/words/words.ts";
import { announce } from "./announce.ts";
import type { Title } from "#features/library/title.ts";

/**
 * A title as readers of a language see it; itself if it isn't translated. Its id, pictures and
 * version stay: the film is the same. Moods and themes are keys that the reader's app translates.
 */
export function translateTitle(title: Title, language: Language): Title {
  const known = translatedInto.find((one) => one === language);
  const translate = known && findTranslation(title, known);
  if (!known || !translate) return title;
  const { series, otherTexts } = title;
  return {
    ...title,
    title: translate(title.title),
    subtitle: title.subtitle && translate(title.subtitle),
    tagline: translateTagline(title, language) ?? translate(title.tagline),
    synopsis: translate(title.synopsis),
    ratingReason: translate(title.ratingReason),
    cast: title.cast.map((member) => ({ ...member, role: translate(member.role) })),
    series: series && { ...series, name: translate(series.name) },
    ...(otherTexts && { otherTexts: otherTexts.map(translate) }),
    translation: { of: title, language: known, translate },
  };
}

/** Names of a title in the languages that it is translated into. */
export function listOtherTitles(title: Title): string[] {
  return translatedInto
    .map((language) => translateTitle(title, language).title)
    .filter((name) => name !== title.title);
}

/** The tagline of an upcoming film is its date. */
function translateTagline({ id }: Title, language: Language): string | undefined {
  const film = upcoming.find((one) => one.id === id);
  return film && announce(film.releaseDate, new Words(language));
}
