import { sortTitles, type TitleOrder, titleOrders } from "@goldmane/contracts/library/orders";
import type { TitleCard } from "@goldmane/contracts/library/schema";

/** The orders a hall's films can be put in; the first is the house's own. */
export const sortOrders = ["house", ...titleOrders] as const;
export type SortOrder = (typeof sortOrders)[number];

export const orderNames: Record<TitleOrder, string> = {
  title: "A to Z",
  newest: "Newest first",
  shortest: "Shortest first",
  gentlest: "Gentlest first",
};

export const sortNames: Record<SortOrder, string> = { house: "Our order", ...orderNames };

/** Reads an order from an address; anything unknown is the house's own. */
export function readSortOrder(text: string | null): SortOrder {
  return sortOrders.find((order) => order === text) ?? "house";
}

export function putInOrder(titles: readonly TitleCard[], order: SortOrder): readonly TitleCard[] {
  return order === "house" ? titles : sortTitles(titles, order);
}
