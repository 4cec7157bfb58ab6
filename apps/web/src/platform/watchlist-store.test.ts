import { expect, test } from "vitest";
import { publishWatchlist, toggleWatchlist, watchlistStore } from "./watchlist-store.ts";

const whale = { id: "star-whale", title: "Star Whale" };
const fox = { id: "warehouse-fox", title: "Warehouse Fox" };
const isListed = ({ id }: { id: string }) => watchlistStore.get().ids.has(id);

test("applies a toggle at once and saves it when the watchlist loads", () => {
  toggleWatchlist(whale);
  toggleWatchlist(fox);
  expect([isListed(whale), isListed(fox)]).toEqual([true, true]);
  toggleWatchlist(fox);
  expect([isListed(whale), isListed(fox)]).toEqual([true, false]);

  const toggledIds: string[] = [];
  publishWatchlist({ ids: new Set(), toggle: ({ id }) => void toggledIds.push(id) });
  expect(toggledIds).toEqual([whale.id]);
});

test("doesn't remove a title that is already on the list", () => {
  const toggledIds: string[] = [];
  publishWatchlist({ ids: new Set([whale.id]), toggle: ({ id }) => void toggledIds.push(id) });
  expect(toggledIds).toEqual([]);
  expect(isListed(whale)).toBe(true);
});
