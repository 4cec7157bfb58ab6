import { expect, test } from "vitest";
import { keepMarks, toggleMark, watchlistMarks } from "./watchlist-marks.ts";

const whale = { id: "star-whale", title: "Star Whale" };
const fox = { id: "warehouse-fox", title: "Warehouse Fox" };
const isMarked = ({ id }: { id: string }) => watchlistMarks.get().ids.has(id);

test("a heart pressed before the watchlist has come shows at once, and is put there when it comes", () => {
  toggleMark(whale);
  toggleMark(fox);
  expect([isMarked(whale), isMarked(fox)]).toEqual([true, true]);
  toggleMark(fox);
  expect([isMarked(whale), isMarked(fox)]).toEqual([true, false]);

  const told: string[] = [];
  keepMarks({ ids: new Set(), toggle: ({ id }) => void told.push(id) });
  expect(told).toEqual([whale.id]);
});

test("what was pressed and stands on the list already stays on it", () => {
  const told: string[] = [];
  keepMarks({ ids: new Set([whale.id]), toggle: ({ id }) => void told.push(id) });
  expect(told).toEqual([]);
  expect(isMarked(whale)).toBe(true);
});
