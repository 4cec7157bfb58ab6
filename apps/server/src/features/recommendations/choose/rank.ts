import type { AgeGroup } from "@goldmane/contracts/family/limits";
import { type GenreSlug, ratings } from "@goldmane/contracts/library/limits";
import type { Taste, Title } from "#features/library/service.ts";
import type { Facts } from "./facts.ts";
import { findMood, moodsOf } from "./hour-moods.ts";

/** Weights of time of day and default order relative to taste. */
const hourWeight = 0.04;
const featuredWeight = 0.02;
const popularWeight = 0.01;

/** Preferred genres of each age group, best first. */
const favoriteGenres: Readonly<Record<AgeGroup, readonly GenreSlug[]>> = {
  child: ["kids", "fantasy", "adventure"],
  teen: ["anime", "sci-fi", "adventure"],
  adult: ["originals", "sci-fi", "fantasy"],
};
/** The target rating: others score lower the further away they are. */
const usualRating = { child: 0, teen: 1, adult: 2 } as const;

/** Sorted by taste score, best first; deterministic. */
export function rankByTaste(facts: Facts, taste: Taste, titles: readonly Title[]): Title[] {
  return rank(titles, (title) => facts.space.measure(taste, title) + opinionOf(facts, title));
}

/** For a viewer known only by age group. */
export function rankForStart(facts: Facts, titles: readonly Title[]): Title[] {
  const { ageGroup } = facts;
  return rank(titles, (title) => {
    const position = favoriteGenres[ageGroup].indexOf(title.genre);
    const home = position < 0 ? 0 : (favoriteGenres[ageGroup].length - position) * 0.05;
    const away = Math.abs(ratings.indexOf(title.rating) - usualRating[ageGroup]) * 0.03;
    return home - away + opinionOf(facts, title);
  });
}

function rank(titles: readonly Title[], score: (title: Title) => number): Title[] {
  return titles
    .map((title) => ({ title, score: score(title) }))
    .toSorted((a, b) => b.score - a.score || (a.title.id < b.title.id ? -1 : 1))
    .map(({ title }) => title);
}

function opinionOf({ partOfDay, ageGroup, countViews }: Facts, title: Title): number {
  const wanted = moodsOf(partOfDay, ageGroup);
  const mood = findMood(title, wanted);
  const hour = mood ? 1 - wanted.indexOf(mood) / wanted.length : 0;
  return (
    hourWeight * hour +
    (title.featured === null ? 0 : featuredWeight) +
    popularWeight * Math.log10(1 + countViews(title.id))
  );
}
