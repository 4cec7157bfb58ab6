import type { Language } from "#distress/distress.ts";
import type { KnownTitle, TitleTexts } from "#known.ts";
import { kindWords } from "./kind-words.ts";

/** Parts of a title, from what it is about to what is only seen or said in it. */
export const places = ["theme", "cast", "name", "mood", "tagline", "story", "scenery"] as const;
export type Place = (typeof places)[number];

/** Weight of a word by the part of the title that contains it. */
export const placeWeight: Readonly<Record<Place, number>> = {
  theme: 1,
  cast: 0.72,
  name: 0.95,
  mood: 0.95,
  tagline: 0.8,
  story: 0.9,
  scenery: 0.8,
};

export type Field = { place: Place; text: string };

/** A title's texts in one language, by field. */
export type Version = {
  language: Language;
  names: readonly string[];
  themes: readonly string[];
  fields: readonly Field[];
  lines: readonly string[];
};

/** A title in its own language, then its translations. */
export function versionsOf(title: KnownTitle): Version[] {
  const own: TitleTexts = {
    ...title,
    language: title.language,
    series: title.series?.name ?? null,
    cast: title.cast.map(({ name }) => name),
  };
  return [own, ...title.translations].map((texts) => versionOf(title, texts));
}

function versionOf(title: KnownTitle, texts: TitleTexts): Version {
  const { language } = texts;
  const kinds = title.cast.map(({ kind }) => kindWords[language][kind ?? ""] ?? kind ?? "");
  const isOwn = language === title.language;
  return {
    language,
    names: [texts.title],
    themes: texts.themes,
    fields: [
      { place: "theme", text: texts.themes.join(" ") },
      { place: "cast", text: [...texts.cast, ...kinds].join(" ") },
      { place: "name", text: `${texts.title} ${texts.series ?? ""}` },
      { place: "mood", text: texts.moods.join(" ") },
      { place: "tagline", text: texts.tagline },
      { place: "story", text: texts.synopsis },
      ...(isOwn ? [{ place: "scenery" as const, text: title.scenery.join(" ") }] : []),
    ],
    lines: texts.lines,
  };
}
