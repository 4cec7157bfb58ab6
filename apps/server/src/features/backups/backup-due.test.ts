import { expect, test } from "vitest";
import { isBackupDue } from "./backup-due.ts";

/** An instant in November 2026, in the server's time zone. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test.each([
  ["daily", at(9, 17), at(9, 23), false],
  ["daily", at(9, 17), at(10, 2), false],
  ["daily", at(9, 17), at(10, 3), true],
  ["daily", at(10, 4), at(10, 23), false],
  ["daily", at(10, 4), at(11, 2), false],
  ["daily", at(10, 4), at(11, 9), true],
  ["weekly", at(9, 4), at(15, 23), false],
  ["weekly", at(9, 4), at(16, 2), false],
  ["weekly", at(9, 4), at(16, 3), true],
  ["never", at(1, 4), at(28, 4), false],
] as const)("%s: after one at %d, at %d it is due: %s", (every, lastAt, now, isDue) => {
  expect(isBackupDue(every, { lastAt, now })).toBe(isDue);
});

test("the first one is due at once", () => {
  expect(isBackupDue("weekly", { lastAt: null, now: at(9, 12) })).toBe(true);
  expect(isBackupDue("never", { lastAt: null, now: at(9, 12) })).toBe(false);
});
