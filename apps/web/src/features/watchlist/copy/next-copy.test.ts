import { expect, test } from "vitest";
import {
  type Copy,
  type CopyEntry,
  listEntries,
  nextCopy,
  onlyUnsent,
  todayOf,
} from "./next-copy.ts";

const title = { id: "star-whale", title: "Star Whale" };
const noon = Date.parse("2026-11-21T12:00:00Z");
const empty: Copy = { items: [], streak: { days: [], timeZone: "UTC" } };
const added = nextCopy(empty, { type: "added", title, now: noon });

/** An entry as the server stores it. */
function entry(changes: Partial<CopyEntry> = {}): CopyEntry {
  const { id } = title;
  return {
    id,
    title: title.title,
    type: "movie",
    progress: 0,
    updatedAt: noon,
    isRemoved: false,
    ...changes,
  };
}

test("an added title starts at 0", () => {
  expect(listEntries(added)).toEqual([entry({ isUnsent: true })]);
});

test("Watch sets a title to 100 and adds one to the streak", () => {
  const watched = nextCopy(added, { type: "watched", title, now: noon + 5 });
  expect(watched).toEqual({
    items: [entry({ progress: 100, updatedAt: noon + 5, isUnsent: true })],
    streak: { days: ["2026-11-21"], timeZone: "UTC", unsent: ["2026-11-21"] },
  });
});

test("Watch on a title that is not on the list counts the day and lists nothing", () => {
  const watched = nextCopy(empty, { type: "watched", title, now: noon });
  expect([watched.items, watched.streak.days]).toEqual([[], ["2026-11-21"]]);
});

test("a day counts once, and midnight is the household's", () => {
  const berlin = { ...empty, streak: { days: [], timeZone: "Europe/Berlin" } };
  const lateEvening = Date.parse("2026-11-21T22:59:00Z");
  const twice = [lateEvening, lateEvening + 30_000, lateEvening + 120_000].reduce(
    (copy: Copy, now) => nextCopy(copy, { type: "watched", title, now }),
    berlin,
  );
  expect(twice.streak.days).toEqual(["2026-11-21", "2026-11-22"]);
  expect(todayOf(twice, lateEvening)).toBe("2026-11-21");
});

test("remove deletes the item, and undo restores it unchanged", () => {
  const half: Copy = { ...empty, items: [entry({ progress: 40 })] };
  const removed = nextCopy(half, { type: "removed", id: title.id, now: noon + 1 });
  expect(listEntries(removed)).toEqual([]);
  const [before] = half.items;
  if (!before) throw new Error("nothing was on the list");
  const back = nextCopy(removed, { type: "restored", entry: before, now: noon + 2 });
  expect(listEntries(back)).toEqual([entry({ progress: 40, updatedAt: noon + 2, isUnsent: true })]);
});

test("the server's copy is merged with the latest change of each title", () => {
  const items = [
    entry({ isRemoved: true, updatedAt: noon + 9 }),
    entry({ id: "tin-moon", title: "Tin Moon" }),
  ];
  const streak = { days: ["2026-11-20"], timeZone: "Europe/Berlin" };
  const ours = { ...added, streak: { days: ["2026-11-21"], timeZone: "UTC" } };
  const fetched = nextCopy(ours, { type: "fetched", list: { items, streak, watched: [] } });
  expect(listEntries(fetched).map(({ id }) => id)).toEqual(["tin-moon"]);
  expect(fetched.streak).toEqual({
    days: ["2026-11-20", "2026-11-21"],
    timeZone: "Europe/Berlin",
    unsent: ["2026-11-21"],
  });
});

test("the server's result replaces a change, unless there was a newer one", () => {
  const result = entry({ progress: 60, updatedAt: noon + 3 });
  const answered = nextCopy(added, { type: "answered", sent: entry(), result });
  expect(answered.items).toEqual([result]);
  const since = nextCopy(added, { type: "removed", id: title.id, now: noon + 1 });
  expect(nextCopy(since, { type: "answered", sent: entry(), result })).toEqual(since);
  const unknown = nextCopy(added, { type: "answered", sent: entry(), result: null });
  expect(unknown.items).toEqual([]);
});

test("changes that the server has received are no longer unsent", () => {
  const watched = nextCopy(added, { type: "watched", title, now: noon });
  expect(onlyUnsent(watched)).toEqual(watched);
  const items = [entry({ progress: 100 })];
  const streak = { days: ["2026-11-21"], timeZone: "UTC" };
  const fetched = nextCopy(watched, { type: "fetched", list: { items, streak, watched: [] } });
  expect(onlyUnsent(fetched)).toBeNull();
  const [sent] = watched.items;
  if (!sent) throw new Error("nothing was on the list");
  const answered = nextCopy(watched, { type: "answered", sent, result: entry() });
  expect(onlyUnsent(answered)).toMatchObject({ items: [], streak: { days: ["2026-11-21"] } });
  expect(onlyUnsent(nextCopy(answered, { type: "counted", streak }))).toBeNull();
});
