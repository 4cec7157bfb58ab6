import { expect, test } from "vitest";
import { graceMs } from "#subscription/plans.ts";
import { licenceMs } from "./limits.ts";
import { licenceEnd } from "./rules.ts";

const now = 1_800_000_000_000;
const day = 24 * 3_600_000;

test("a copy is good for thirty days while the plan goes on", () => {
  expect(licenceMs).toBe(30 * day);
  expect(licenceEnd({ state: "active", periodEndAt: null }, now)).toBe(now + licenceMs);
  expect(licenceEnd({ state: "active", periodEndAt: now + 40 * day }, now)).toBe(now + licenceMs);
});

test("no copy outlives the plan that paid for it", () => {
  expect(licenceEnd({ state: "canceled", periodEndAt: now + 3 * day }, now)).toBe(now + 3 * day);
  expect(licenceEnd({ state: "past_due", periodEndAt: now - day }, now)).toBe(now - day + graceMs);
});
