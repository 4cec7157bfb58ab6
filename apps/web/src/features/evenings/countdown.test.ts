import { expect, test } from "vitest";
import { describeCountdown } from "./countdown.ts";

const hour = 3_600_000;

test("how long it is still is said in its two largest parts, and nothing once it began", () => {
  const said = (ms: number) => describeCountdown(1000 + ms, 1000);
  expect(said(52 * hour + 5 * 60_000)).toBe("in 2 days 4 hours");
  expect(said(24 * hour)).toBe("in 1 day");
  expect(said(hour + 60_000)).toBe("in 1 hour 1 minute");
  expect(said(61_000)).toBe("in 2 minutes");
  expect(said(1)).toBe("in 1 minute");
  expect(said(0)).toBeNull();
  expect(said(-hour)).toBeNull();
});
