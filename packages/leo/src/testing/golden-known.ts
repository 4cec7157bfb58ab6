import { originals } from "@goldmane/originals/catalog.gen";
import { findTranslation } from "@goldmane/originals/translations/find-translation";
import { lineOf } from "@goldmane/originals/translations/texts-of";
import { glances } from "@goldmane/originals/glances.gen";
import { upcoming } from "@goldmane/originals/upcoming";
import { album } from "@goldmane/sound/album/album";
import { readFileSync } from "node:fs";
import type { Original } from "@goldmane/originals/original";
import type { Known, KnownTitle, TitleTexts } from "#known.ts";
import { openVectors, type WordVectors } from "#search/word-vectors.ts";
import { pageNames } from "#sentences/en/page-names.ts";
import { linkNames } from "./link-names.ts";
import { sayInSpanish } from "./say-in-spanish.ts";

/** The shipped library, on which the golden sets are measured. */
export const goldenKnown: Known = {
  titles: originals.map((film) => ({
    id: film.id,
    title: film.story.title,
    otherTitles: [],
    tagline: film.tagline,
    synopsis: film.synopsis,
    genre: film.story.genre,
    rating: film.rating,
    ratingReason: film.ratingReason,
    durationSeconds: glances[film.id]?.seconds ?? 80,
    moods: film.moods,
    themes: film.themes,
    cast: film.story.cast.map(({ name, rig }) => ({ name, kind: rig })),
    series: film.series ?? null,
    language: "en",
    ...describe(film),
  })),
  previews: upcoming.map(({ id, teaser }) => ({ id, title: teaser.title })),
  links: [
    ...["Spotify", "Apple Music", "YouTube Music", "SoundCloud", "Deezer", "TIDAL"].map((name) => ({
      kind: "music" as const,
      id: name.toLowerCase().replaceAll(" ", "-"),
      name,
    })),
    ...["Uber Eats", "DoorDash", "Deliveroo", "Just Eat", "Instacart"].map((name) => ({
      kind: "food" as const,
      id: name.toLowerCase().replaceAll(" ", "-"),
      name,
    })),
    ...linkNames.map((name, at) => ({ kind: "link" as const, id: String(at + 1), name })),
  ],
  tracks: album.map(({ id, title, artist, genre }) => ({ id, title, artist, genre })),
  genres: [
    { slug: "sci-fi", name: "Sci-Fi" },
    { slug: "fantasy", name: "Fantasy" },
    { slug: "anime", name: "Anime" },
    { slug: "adventure", name: "Adventure" },
    { slug: "kids", name: "Kids" },
    { slug: "originals", name: "Originals" },
  ],
  pages: pageNames,
  vibes: {
    moods: ["Calm", "Energized", "Focused", "Inspired", "Reflective", "Euphoric"],
    shapers: ["Lo-Fi", "Nature", "Cinematic", "Zen Flute"],
    visuals: ["Aurora", "Deep Ocean", "Nebula", "Lantern Garden"],
  },
  server: {
    titleCount: originals.length,
    monthlyPrice: "$14.99",
    plans: [
      { name: "Gold Duo", label: "$14.99 for 2 users" },
      { name: "Gold Family", label: "$24.99 for 5 users" },
      { name: "Gold Pride", label: "$34.99 for 10 users" },
    ],
  },
};

function describe(film: Original): Pick<KnownTitle, "lines" | "scenery" | "translations"> {
  const { cast, scenes, title } = film.story;
  const lines = scenes.flatMap(({ steps }) => steps.flatMap(lineOf));
  const scenery = scenes.flatMap(({ props, backdrop }) => [
    backdrop,
    ...(props ?? []).map(({ kind }) => kind),
  ]);
  const translate = findTranslation(film, "es");
  if (!translate) return { lines, scenery: [...new Set(scenery)], translations: [] };
  const spanish: TitleTexts = {
    language: "es",
    title: translate(title),
    tagline: translate(film.tagline),
    synopsis: translate(film.synopsis),
    moods: film.moods.map((mood) => sayInSpanish(mood)),
    themes: film.themes.map((theme) => sayInSpanish(`about ${theme}`, theme)),
    cast: cast.map(({ name }) => translate(name)),
    series: film.series ? translate(film.series.name) : null,
    lines: lines.map(translate),
  };
  return { lines, scenery: [...new Set(scenery)], translations: [spanish] };
}

export function readVectors(): WordVectors {
  return openVectors(readFileSync(new URL("../../vectors/glove.bin", import.meta.url)));
}
