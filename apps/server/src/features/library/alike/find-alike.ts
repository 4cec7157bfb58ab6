import type { Likeness } from "@goldmane/contracts/library/similar";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { catalogOf } from "#features/library/catalog.ts";
import type { Title } from "#features/library/title.ts";
import { TitleSpace } from "./title-space.ts";

export type Alike = { title: Title; reason: Likeness };

const everything = { highestRating: "R", titleRules: null, language: "en" } as const;

type Kept = { revision: number; space: Promise<TitleSpace> };

const spaces = perApp((): { kept: Kept | null } => ({ kept: null }));

/** The similarity space of all titles, rebuilt when the catalog changes. */
export function titleSpaceOf(app: App): Promise<TitleSpace> {
  const cache = spaces(app);
  const catalog = catalogOf(app);
  const { titles: revision } = catalog.revision;
  if (cache.kept?.revision !== revision) {
    cache.kept = { revision, space: TitleSpace.build(catalog.visibleTo(everything)) };
  }
  return cache.kept.space;
}

/** The titles of `others` that share features with a title, most similar first. */
export function findAlike(
  space: TitleSpace,
  title: Title,
  { among, atMost }: { among: readonly Title[]; atMost: number },
): Alike[] {
  const taste = space.tasteOf([{ title, weight: 1 }]);
  const ranked = among
    .filter(({ id }) => id !== title.id)
    .map((other) => ({ other, score: space.measure(taste, other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.other.id < b.other.id ? -1 : 1));
  const alike: Alike[] = [];
  for (const { other } of ranked) {
    if (alike.length >= atMost) break;
    const reason = space.nameShared(taste, other);
    if (reason) alike.push({ title: other, reason });
  }
  return alike;
}
