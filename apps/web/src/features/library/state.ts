import { sortTitles, type TitleOrder, titleOrders } from "@goldmane/contracts/library/orders";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";

/** Sort orders of a genre page; the first is the default. */
export const sortOrders = ["default", ...titleOrders] as const;
export type SortOrder = (typeof sortOrders)[number];

export const orderNames = (): Record<TitleOrder, string> => ({
  title: say`A to Z`,
  newest: say`Newest first`,
  shortest: say`Shortest first`,
  gentlest: say`Gentlest first`,
});

export const sortNames = (): Record<SortOrder, string> => ({
  default: say`Recommended`,
  ...orderNames(),
});

/** Parses the order from a URL; unknown values mean the default. */
export function readSortOrder(text: string | null): SortOrder {
  return sortOrders.find((order) => order === text) ?? "default";
}

export function putInOrder(titles: readonly TitleCard[], order: SortOrder): readonly TitleCard[] {
  return order === "default" ? titles : sortTitles(titles, order);
}
