import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { expect, test } from "vitest";
import { describeTimeFit } from "./describe-time-fit.ts";

const left = (minutesLeft: number, reason: TimeLeft["reason"], isLast = false): TimeLeft => ({
  minutesLeft,
  reason,
  mayFinish: false,
  isLast,
  until: null,
});

test.each([
  [left(20, "bedTime"), 90, { fits: true, text: "Fits before bedtime" }],
  [left(1, "bedTime"), 90, { fits: false, text: "Ends after bedtime" }],
  [left(12.9, "minutes"), 700, { fits: true, text: "Fits in the 12 minutes left today" }],
  [left(1.2, "minutes"), 90, { fits: false, text: "Longer than the 1 minute left today" }],
  [left(0, "bedTime"), 90, { fits: false, text: "It’s bedtime" }],
  [left(0, "films"), 90, { fits: false, text: "No more films today" }],
  [left(5, "films"), 90, null],
  // Allowed to run to its end.
  [left(0, "minutes", true), 90, null],
  [null, 90, null],
])("%o and a film of %d seconds", (timeLeft, seconds, said) => {
  expect(describeTimeFit(timeLeft, seconds)).toEqual(said);
});
