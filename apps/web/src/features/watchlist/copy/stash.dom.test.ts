import { beforeEach, expect, test } from "vitest";
import { keepStash, readStash, releaseStashes } from "./stash.ts";

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
  keepStash("mia", { items, streak });
  expect(readStash("mia", now)).toEqual({ items, streak });
  expect(readStash("leo", now)).toMatchObject({ items: [], streak: { days: [] } });
  expect(Object.keys(localStorage).toSorted()).toEqual([keys.streak, keys.items]);
});

test.each([
  ["no JSON", "[{"],
  ["another shape", '{"id":"star-whale"}'],
  ["a progress beyond the end", JSON.stringify(items.map((item) => ({ ...item, progress: 300 })))],
])("a list that holds %s begins anew, and the streak stays", (_name, text) => {
  keepStash("mia", { items, streak });
  localStorage.setItem(keys.items, text);
  expect(readStash("mia", now)).toEqual({ items: [], streak });
  expect(localStorage.getItem(keys.items)).toBeNull();
  expect(localStorage.getItem(keys.streak)).not.toBeNull();
});

test("a streak that cannot be read begins anew, and the list stays", () => {
  keepStash("mia", { items, streak });
  localStorage.setItem(keys.streak, '{"days":["yesterday"]}');
  expect(readStash("mia", now)).toMatchObject({ items, streak: { days: [] } });
  expect(localStorage.getItem(keys.streak)).toBeNull();
});

test("a clock that was ahead has no last word from then on", () => {
  keepStash("mia", { items: items.map((item) => ({ ...item, updatedAt: now + 9e9 })), streak });
  expect(readStash("mia", now).items[0]?.updatedAt).toBe(now);
});

test("of a profile that is left nothing stays on the device, and visitors keep theirs", () => {
  for (const owner of ["mia", "leo", "visitor"]) keepStash(owner, { items, streak });
  localStorage.setItem("goldmane.player", "{}");
  releaseStashes({ but: "leo" });
  expect(Object.keys(localStorage).toSorted()).toEqual([
    "goldmane.player",
    "goldmane.viewing-streak.leo",
    "goldmane.viewing-streak.visitor",
    "goldmane.watchlist.leo",
    "goldmane.watchlist.visitor",
  ]);
});

test("what the server has not heard of waits for its profile, and nothing else does", () => {
  const sent = items.map((item) => ({ ...item, id: "tin-moon" }));
  const unsent = items.map((item) => ({ ...item, isUnsent: true }));
  const days = { ...streak, days: ["2026-11-20", "2026-11-21"], unsent: ["2026-11-21"] };
  keepStash("mia", { items: [...unsent, ...sent], streak: days });
  releaseStashes({ but: "leo" });
  expect(readStash("mia", now)).toEqual({
    items: unsent,
    streak: { ...days, days: ["2026-11-21"] },
  });
});
