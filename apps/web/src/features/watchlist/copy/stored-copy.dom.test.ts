import { beforeEach, expect, test } from "vitest";
import { storeCopy, readStoredCopy, deleteOtherCopies } from "./stored-copy.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const items = [
  {
    id: "star-whale",
    title: "Star Whale",
    type: "movie" as const,
    progress: 40,
    updatedAt: now,
    isRemoved: false,
  },
];
const streak = { days: ["2026-11-20"], timeZone: "Europe/Berlin" };
const keys = { items: "goldmane.watchlist.mia", streak: "goldmane.viewing-streak.mia" };

beforeEach(() => localStorage.clear());

test("each profile has a watchlist and a streak of its own in this browser", () => {
  storeCopy("mia", { items, streak });
  expect(readStoredCopy("mia", now)).toEqual({ items, streak });
  expect(readStoredCopy("leo", now)).toMatchObject({ items: [], streak: { days: [] } });
  expect(Object.keys(localStorage).toSorted()).toEqual([keys.streak, keys.items]);
});

test.each([
  ["no JSON", "[{"],
  ["another shape", '{"id":"star-whale"}'],
  ["a progress beyond the end", JSON.stringify(items.map((item) => ({ ...item, progress: 300 })))],
])("a stored list with %s is reset, and the streak is kept", (_name, text) => {
  storeCopy("mia", { items, streak });
  localStorage.setItem(keys.items, text);
  expect(readStoredCopy("mia", now)).toEqual({ items: [], streak });
  expect(localStorage.getItem(keys.items)).toBeNull();
  expect(localStorage.getItem(keys.streak)).not.toBeNull();
});

test("an invalid stored streak is reset, and the list is kept", () => {
  storeCopy("mia", { items, streak });
  localStorage.setItem(keys.streak, '{"days":["yesterday"]}');
  expect(readStoredCopy("mia", now)).toMatchObject({ items, streak: { days: [] } });
  expect(localStorage.getItem(keys.streak)).toBeNull();
});

test("a clock that was ahead doesn't win later merges", () => {
  storeCopy("mia", { items: items.map((item) => ({ ...item, updatedAt: now + 9e9 })), streak });
  expect(readStoredCopy("mia", now).items[0]?.updatedAt).toBe(now);
});

test("leaving a profile deletes its copy and keeps the visitor's", () => {
  for (const owner of ["mia", "leo", "visitor"]) storeCopy(owner, { items, streak });
  localStorage.setItem("goldmane.player", "{}");
  deleteOtherCopies({ but: "leo" });
  expect(Object.keys(localStorage).toSorted()).toEqual([
    "goldmane.player",
    "goldmane.viewing-streak.leo",
    "goldmane.viewing-streak.visitor",
    "goldmane.watchlist.leo",
    "goldmane.watchlist.visitor",
  ]);
});

test("only unsent changes wait for their profile", () => {
  const sent = items.map((item) => ({ ...item, id: "tin-moon" }));
  const unsent = items.map((item) => ({ ...item, isUnsent: true }));
  const days = { ...streak, days: ["2026-11-20", "2026-11-21"], unsent: ["2026-11-21"] };
  storeCopy("mia", { items: [...unsent, ...sent], streak: days });
  deleteOtherCopies({ but: "leo" });
  expect(readStoredCopy("mia", now)).toEqual({
    items: unsent,
    streak: { ...days, days: ["2026-11-21"] },
  });
});
