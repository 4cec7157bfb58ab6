import { pages } from "@goldmane/contracts/assistant/pages";
import { genres } from "@goldmane/contracts/library/limits";
import { defaultPlan, plans } from "@goldmane/contracts/subscription/plans";
import { moods, shapers, visuals } from "@goldmane/contracts/vibes/limits";
import type { Known } from "@goldmane/leo/known";
import { pageNames } from "@goldmane/leo/sentences/en/page-names";
import type { UpcomingFilm } from "@goldmane/originals/upcoming-film";
import { album } from "@goldmane/sound/album/album";
import { listOutsideLinkNames } from "#features/directory/service.ts";
import type { Title } from "#features/library/service.ts";
import { describeTitle } from "#features/search/service.ts";

const paths: ReadonlySet<string> = new Set(Object.values(pages));

/** The names that Leo knows for viewers with these titles. */
export function listKnown({
  titles,
  previews,
}: {
  titles: readonly Title[];
  previews: readonly UpcomingFilm[];
}): Known {
  return {
    titles: titles.map(describeTitle),
    previews: previews.map(({ id, teaser }) => ({ id, title: teaser.title })),
    links: listOutsideLinkNames(),
    tracks: album.map(({ id, title, artist, genre }) => ({ id, title, artist, genre })),
    genres: genres.map(({ slug, name }) => ({ slug, name })),
    pages: pageNames.filter(({ id }) => paths.has(id)),
    vibes: {
      moods: moods.map(nameOf),
      shapers: shapers.map(nameOf),
      visuals: visuals.map(nameOf),
    },
    server: {
      titleCount: titles.length,
      monthlyPrice: `$${(defaultPlan.cents / 100).toFixed(2)}`,
      plans: plans.map(({ name, label }) => ({ name, label })),
    },
  };
}

/** Display name of an id such as "zen-flute". */
export function nameOf(id: string): string {
  const words = id === "lo-fi" ? id : id.replaceAll("-", " ");
  return words.replaceAll(/\b[a-z]/g, (first) => first.toUpperCase());
}

/** The id with this display name. */
export function idOf<T extends string>(ids: readonly T[], name: string | undefined): T | null {
  const wanted = name?.toLowerCase();
  return ids.find((id) => id === wanted || nameOf(id).toLowerCase() === wanted) ?? null;
}
