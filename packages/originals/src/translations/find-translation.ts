import { spanish } from "./es.gen.ts";

/** Translations by their English text. */
export type Texts = Readonly<Record<string, string>>;

/** One language's translations. A film's own texts come first, then its series', then the shared. */
export type Translations = {
  films: Readonly<Record<string, Texts>>;
  /** Names of each series: its own and its recurring characters'. */
  series: Readonly<Record<string, Texts>>;
  /** Texts that many films have, such as "Suitable for everyone". */
  shared: Texts;
};

const languages = { es: spanish } as const;

/** Languages that films are translated into; their own is English. */
export const translatedInto = ["es"] as const satisfies readonly (keyof typeof languages)[];
export type TranslatedLanguage = (typeof translatedInto)[number];

/** Translates one film's texts; an unknown text stays in English. */
export type TranslateFilm = (english: string) => string;

/** Null for a film without a translation. */
export function findTranslation(
  film: { id: string; series?: { id: string } | null },
  language: TranslatedLanguage,
): TranslateFilm | null {
  const { films, series, shared }: Translations = languages[language];
  const own = films[film.id];
  if (!own) return null;
  const ofSeries = film.series ? series[film.series.id] : undefined;
  return (english) => own[english] ?? ofSeries?.[english] ?? shared[english] ?? english;
}
