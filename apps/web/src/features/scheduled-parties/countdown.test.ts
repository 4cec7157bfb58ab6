import { expect, test } from "vitest";
import { describeCountdown } from "./countdown.ts";

const hour = 3_600_000;

test("shows the two largest units of the time left, and null once it has started", () => {
  const describe = (ms: number) => describeCountdown(1000 + ms, 1000);
  expect(describe(52 * hour + 5 * 60_000)).toBe("in 2 days, 4 hours");
  expect(describe(24 * hour)).toBe("in 1 day");
  expect(describe(hour + 60_000)).toBe("in 1 hour, 1 minute");
  expect(describe(61_000)).toBe("in 2 minutes");
  expect(describe(1)).toBe("in 1 minute");
  expect(describe(0)).toBeNull();
  expect(describe(-hour)).toBeNull();
});
