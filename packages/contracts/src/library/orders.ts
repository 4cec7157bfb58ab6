import { ratings, type Rating } from "./limits.ts";

/** How titles can be put in order, beside the order they come in. */
export const titleOrders = ["title", "newest", "shortest", "gentlest"] as const;
export type TitleOrder = (typeof titleOrders)[number];

type Ordered = { title: string; year: number; durationSeconds: number; rating: Rating };

const compare: Record<TitleOrder, (one: Ordered, other: Ordered) => number> = {
  title: (one, other) => bareTitle(one).localeCompare(bareTitle(other)),
  newest: (one, other) => other.year - one.year,
  shortest: (one, other) => one.durationSeconds - other.durationSeconds,
  gentlest: (one, other) => ratings.indexOf(one.rating) - ratings.indexOf(other.rating),
};

/** Equal ones stay as they came. An article at the head of a name does not count. */
export function sortTitles<T extends Ordered>(titles: readonly T[], order: TitleOrder): T[] {
  return titles.toSorted(compare[order]);
}

function bareTitle({ title }: Ordered): string {
  return title.replace(/^(?:the|an?) /i, "");
}
