import { expect, test } from "vitest";
import { type Copy, type CopyEntry, listKept, nextCopy, onlyUnsent, todayOf } from "./next-copy.ts";

const title = { id: "star-whale", title: "Star Whale" };
const noon = Date.parse("2026-11-21T12:00:00Z");
const empty: Copy = { items: [], streak: { days: [], timeZone: "UTC" } };
const added = nextCopy(empty, { type: "added", title, now: noon });

/** As the server has it. */
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

test("a title that is put aside begins at 0", () => {
  expect(listKept(added)).toEqual([entry({ isUnsent: true })]);
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

test("remove deletes the item, and undo puts it back as it was", () => {
  const half: Copy = { ...empty, items: [entry({ progress: 40 })] };
  const removed = nextCopy(half, { type: "removed", id: title.id, now: noon + 1 });
  expect(listKept(removed)).toEqual([]);
  const [before] = half.items;
  if (!before) throw new Error("nothing was on the list");
  const back = nextCopy(removed, { type: "restored", entry: before, now: noon + 2 });
  expect(listKept(back)).toEqual([entry({ progress: 40, updatedAt: noon + 2, isUnsent: true })]);
});

test("the server's copy is merged, the later word on each title standing", () => {
  const items = [
    entry({ isRemoved: true, updatedAt: noon + 9 }),
    entry({ id: "tin-moon", title: "Tin Moon" }),
  ];
  const streak = { days: ["2026-11-20"], timeZone: "Europe/Berlin" };
  const ours = { ...added, streak: { days: ["2026-11-21"], timeZone: "UTC" } };
  const heard = nextCopy(ours, { type: "heard", list: { items, streak, watched: [] } });
  expect(listKept(heard).map(({ id }) => id)).toEqual(["tin-moon"]);
  expect(heard.streak).toEqual({
    days: ["2026-11-20", "2026-11-21"],
    timeZone: "Europe/Berlin",
    unsent: ["2026-11-21"],
  });
});

test("what the server makes of a change stands, unless there was another since", () => {
  const stands = entry({ progress: 60, updatedAt: noon + 3 });
  const answered = nextCopy(added, { type: "answered", sent: entry(), stands });
  expect(answered.items).toEqual([stands]);
  const since = nextCopy(added, { type: "removed", id: title.id, now: noon + 1 });
  expect(nextCopy(since, { type: "answered", sent: entry(), stands })).toEqual(since);
  const unknown = nextCopy(added, { type: "answered", sent: entry(), stands: null });
  expect(unknown.items).toEqual([]);
});

test("what the server has heard of is unsent no longer", () => {
  const watched = nextCopy(added, { type: "watched", title, now: noon });
  expect(onlyUnsent(watched)).toEqual(watched);
  const items = [entry({ progress: 100 })];
  const streak = { days: ["2026-11-21"], timeZone: "UTC" };
  const heard = nextCopy(watched, { type: "heard", list: { items, streak, watched: [] } });
  expect(onlyUnsent(heard)).toBeNull();
  const [sent] = watched.items;
  if (!sent) throw new Error("nothing was on the list");
  const answered = nextCopy(watched, { type: "answered", sent, stands: entry() });
  expect(onlyUnsent(answered)).toMatchObject({ items: [], streak: { days: ["2026-11-21"] } });
  expect(onlyUnsent(nextCopy(answered, { type: "counted", streak }))).toBeNull();
});
