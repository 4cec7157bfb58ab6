import { expect, test } from "vitest";
import { publishWatchlist, toggleWatchlist, watchlistStore } from "./watchlist-store.ts";

const whale = { id: "star-whale", title: "Star Whale" };
const fox = { id: "warehouse-fox", title: "Warehouse Fox" };
const isMarked = ({ id }: { id: string }) => watchlistStore.get().ids.has(id);

test("applies a toggle at once and saves it when the watchlist loads", () => {
  toggleWatchlist(whale);
  toggleWatchlist(fox);
  expect([isMarked(whale), isMarked(fox)]).toEqual([true, true]);
  toggleWatchlist(fox);
  expect([isMarked(whale), isMarked(fox)]).toEqual([true, false]);

  const told: string[] = [];
  publishWatchlist({ ids: new Set(), toggle: ({ id }) => void told.push(id) });
  expect(told).toEqual([whale.id]);
});

test("doesn't remove a title that is already on the list", () => {
  const told: string[] = [];
  publishWatchlist({ ids: new Set([whale.id]), toggle: ({ id }) => void told.push(id) });
  expect(told).toEqual([]);
  expect(isMarked(whale)).toBe(true);
});
