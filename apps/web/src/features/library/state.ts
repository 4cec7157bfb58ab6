import { ratings } from "@goldmane/contracts/library/limits";
import type { TitleCard } from "@goldmane/contracts/library/schema";

/** The orders a hall's films can be put in; the first is the house's own. */
export const sortOrders = ["house", "title", "newest", "shortest", "gentlest"] as const;
export type SortOrder = (typeof sortOrders)[number];

export const sortNames: Record<SortOrder, string> = {
  house: "Our order",
  title: "A to Z",
  newest: "Newest first",
  shortest: "Shortest first",
  gentlest: "Gentlest first",
};

const compare: Record<SortOrder, (one: TitleCard, other: TitleCard) => number> = {
  house: () => 0,
  title: (one, other) => bareTitle(one).localeCompare(bareTitle(other)),
  newest: (one, other) => other.year - one.year,
  shortest: (one, other) => one.durationSeconds - other.durationSeconds,
  gentlest: (one, other) => ratings.indexOf(one.rating) - ratings.indexOf(other.rating),
};

/** Reads an order from an address; anything unknown is the house's own. */
export function readSortOrder(text: string | null): SortOrder {
  return sortOrders.find((order) => order === text) ?? "house";
}

export function sortTitles(titles: readonly TitleCard[], order: SortOrder): TitleCard[] {
  return titles.toSorted(compare[order]);
}

function bareTitle({ title }: TitleCard): string {
  return title.replace(/^(?:the|an?) /i, "");
}
