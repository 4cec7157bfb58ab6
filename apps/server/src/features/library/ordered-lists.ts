import type { App } from "#platform/app.ts";
import { catalogOf } from "./catalog.ts";
import type { TitleList } from "./prepared-lists.ts";
import type { Title } from "./title.ts";

/** All titles, as genre pages list them. */
export const all: TitleList = { name: "all", choose: putInDefaultOrder };

export const featured: TitleList = {
  name: "featured",
  choose: (_app, visible) =>
    visible
      .filter((title) => title.featured !== null)
      .toSorted((a, b) => placeOf(a) - placeOf(b) || a.id.localeCompare(b.id)),
};

export const popular: TitleList = {
  name: "popular",
  choose: (app, visible) => {
    const views = viewsOf(app);
    return visible.toSorted((a, b) => views(b) - views(a) || placeOf(a) - placeOf(b));
  },
};

/**
 * The operator's films, newest first; then featured originals; then by views. The sort is stable.
 */
export function putInDefaultOrder(app: App, titles: readonly Title[]): Title[] {
  const views = viewsOf(app);
  const isTheirs = ({ made }: Title) => made.by === "operator";
  const ours = titles.filter((title) => !isTheirs(title));
  return [
    ...titles.filter(isTheirs),
    ...ours.toSorted((a, b) => placeOf(a) - placeOf(b) || views(b) - views(a)),
  ];
}

function viewsOf(app: App): (title: Title) => number {
  const catalog = catalogOf(app);
  return ({ id }) => catalog.countViews(id);
}

function placeOf(title: Title): number {
  return title.featured ?? Number.MAX_SAFE_INTEGER;
}
