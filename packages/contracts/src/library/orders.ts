import { ratings, type Rating } from "./limits.ts";

/** Sort orders, besides the default order. */
export const titleOrders = ["title", "newest", "shortest", "gentlest"] as const;
export type TitleOrder = (typeof titleOrders)[number];

type Ordered = { title: string; year: number; durationSeconds: number; rating: Rating };

const compare: Record<TitleOrder, (one: Ordered, other: Ordered) => number> = {
  title: (one, other) => bareTitle(one).localeCompare(bareTitle(other)),
  newest: (one, other) => other.year - one.year,
  shortest: (one, other) => one.durationSeconds - other.durationSeconds,
  gentlest: (one, other) => ratings.indexOf(one.rating) - ratings.indexOf(other.rating),
};

/** Stable sort. A leading article is ignored. */
export function sortTitles<T extends Ordered>(titles: readonly T[], order: TitleOrder): T[] {
  return titles.toSorted(compare[order]);
}

function bareTitle({ title }: Ordered): string {
  return title.replace(/^(?:the|an?) /i, "");
}
