import { originals } from "@goldmane/originals/catalog.gen";
import type { Title } from "#features/library/service.ts";

/** A test title with overrides. */
export function testTitle(facts: Partial<Title> & { id: string }): Title {
  const [original] = originals;
  if (!original) throw new Error("the house has no film");
  return {
    title: `Title ${facts.id}`,
    subtitle: null,
    tagline: "",
    synopsis: "",
    genre: "kids",
    rating: "G",
    ratingReason: "",
    year: 2026,
    durationSeconds: 90,
    director: "",
    cast: [],
    moods: [],
    series: null,
    themes: [],
    colors: ["#111111", "#222222"],
    featured: null,
    isListed: true,
    version: "1",
    translation: null,
    made: { by: "goldmane", original },
    ...facts,
  };
}
