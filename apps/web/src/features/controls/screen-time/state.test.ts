import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { expect, test } from "vitest";
import { warningFor } from "./state.ts";

const left: TimeLeft = {
  minutesLeft: 60,
  reason: "minutes",
  mayFinish: false,
  isLast: false,
  until: null,
};

test("warnings come at ten, five and one minute before the end, and none at the end", () => {
  const at = (minutesLeft: number) => warningFor({ ...left, minutesLeft });
  expect([11, 10, 9.5, 5, 4.2, 1, 0.4, 0].map(at)).toEqual([null, 10, 10, 5, 5, 1, 1, null]);
});

test("a film that may run to its end says so, and nothing is said without a limit", () => {
  expect(warningFor({ ...left, minutesLeft: 0, isLast: true })).toBe("last");
  expect(warningFor(null)).toBeNull();
});
