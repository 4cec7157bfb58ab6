import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp } from "./testing/open-test-app.ts";
import {
  incrementCounter,
  deleteExpiredCounters,
  readCounter,
  secondsLeft,
} from "./usage-counter.ts";

const minuteMs = 60_000;
const films = { what: "films", subject: "Mia", windowMs: minuteMs };

let app: Awaited<ReturnType<typeof openTestApp>>;
let clock = 10 * minuteMs;
beforeAll(async () => {
  app = await openTestApp();
  app.now = () => clock;
});
afterAll(() => app[Symbol.asyncDispose]());

test("concurrent increments are all counted, per subject", async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => incrementCounter(app, films)));
  expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(await incrementCounter(app, { ...films, subject: "Tim" }, 300)).toBe(300);
  expect(await readCounter(app, films)).toBe(20);
});

test("a count resets with its window and is then deleted", async () => {
  clock += minuteMs / 2;
  expect(secondsLeft(films, clock)).toBe(30);
  clock += minuteMs / 2;
  expect(await readCounter(app, films)).toBe(0);
  await incrementCounter(app, films);
  await deleteExpiredCounters(app);
  const rows = await app.db.selectFrom("usage_counter").select("count").execute();
  expect(rows).toEqual([{ count: 1 }]);
});
