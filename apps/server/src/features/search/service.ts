import { genres, ratings } from "@goldmane/contracts/library/limits";
import { sortTitles } from "@goldmane/contracts/library/orders";
import { isWithinRating } from "@goldmane/contracts/library/rules";
import {
  searchPageSize,
  type SearchResults,
  type SearchQuery,
} from "@goldmane/contracts/search/schema";
import type { Hit } from "@goldmane/leo/search/score-titles";
import { searchText } from "@goldmane/leo/search/search-text";
import {
  byEpisode,
  listAllTitles,
  listVisible,
  presentCard,
  putInDefaultOrder,
  type Title,
} from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { normalizeIn } from "@goldmane/leo/search/analyze";
import { findMatch } from "./find-match.ts";
import { FilmSearch } from "./film-search.ts";

export { describeTitle } from "./describe-title.ts";
export { readWordVectors } from "./film-search.ts";

const searches = perApp(() => new FilmSearch());

/** Genres by the names that people type. */
const genreForms = genres.map(({ slug, name }) => ({ slug, form: normalizeIn("en", name) }));

/**
 * Searches the titles that this viewer may see; nothing about others is revealed, not even a count.
 */
export async function searchTitles(
  app: App,
  viewer: Viewer,
  query: SearchQuery,
): Promise<SearchResults> {
  const { titles, results } = await findWords(app, viewer, query.q);
  const fitting = titles.filter((title) => passes(title, query));
  const passing = query.series === undefined ? fitting : fitting.toSorted(byEpisode);
  const kept = query.sort === "best" ? passing : sortTitles(passing, query.sort);
  return {
    total: kept.length,
    titles: kept.slice(query.from, query.from + searchPageSize).map((title) => {
      const result = results.get(title.id);
      return { title: presentCard(title), match: result ? findMatch(title, result) : null };
    }),
    facets: countFacets(titles),
  };
}

type Found = { titles: readonly Title[]; results: ReadonlyMap<string, Hit> };

/** Best first. Without words there is no match reason. */
async function findWords(app: App, viewer: Viewer, words: string): Promise<Found> {
  const visible = listVisible(app, viewer);
  if (words === "") return { titles: putInDefaultOrder(app, visible), results: new Map() };
  const { language } = viewer;
  const search = await searches(app).keep(listAllTitles(app, "en"));
  const byId = new Map(visible.map((title) => [title.id, title]));
  const { found } = searchText(search, words, {
    language,
    genres: genreForms,
    isTyping: true,
    allowed: (id) => byId.has(id),
    limit: byId.size,
  });
  const { hits } = search.hitsOf(words, { language, isTyping: true });
  return {
    titles: found.flatMap(({ id }) => byId.get(id) ?? []),
    results: new Map([...hits].filter(([id]) => byId.has(id))),
  };
}

function passes(title: Title, { genre, mood, series, rating, within }: SearchQuery): boolean {
  return (
    (genre === undefined || title.genre === genre) &&
    (mood === undefined || title.moods.includes(mood)) &&
    (series === undefined || title.series?.id === series) &&
    (rating === undefined || isWithinRating(title.rating, rating)) &&
    (within === undefined || title.durationSeconds <= within * 60)
  );
}

function countFacets(titles: readonly Title[]): SearchResults["facets"] {
  const count = (holds: (title: Title) => boolean) => titles.filter(holds).length;
  const moods = new Map<string, number>();
  for (const mood of titles.flatMap((title) => title.moods)) {
    moods.set(mood, (moods.get(mood) ?? 0) + 1);
  }
  return {
    genres: genres
      .map(({ slug }) => ({ slug, count: count(({ genre }) => genre === slug) }))
      .filter((one) => one.count > 0),
    moods: [...moods]
      .map(([mood, many]) => ({ mood, count: many }))
      .toSorted((a, b) => b.count - a.count || a.mood.localeCompare(b.mood)),
    series: countSeries(titles),
    ratings: ratings
      .map((rating) => ({ rating, count: count((title) => title.rating === rating) }))
      .filter((one) => one.count > 0),
  };
}

function countSeries(titles: readonly Title[]): SearchResults["facets"]["series"] {
  const counted = new Map<string, { id: string; name: string; count: number }>();
  for (const { series } of titles) {
    if (!series) continue;
    const { id, name } = series;
    counted.set(id, { id, name, count: (counted.get(id)?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
