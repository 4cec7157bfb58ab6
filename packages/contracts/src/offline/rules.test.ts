import fc from "fast-check";
import { expect, test } from "vitest";
import { graceMs } from "#subscription/plans.ts";
import { hasAccess, subscriptionStates } from "#subscription/rules.ts";
import { licenseMs } from "./limits.ts";
import { licenseEnd } from "./rules.ts";

const now = 1_800_000_000_000;
const day = 24 * 3_600_000;

test("a download lasts thirty days while the plan is active", () => {
  expect(licenseMs).toBe(30 * day);
  expect(licenseEnd({ state: "active", periodEndAt: null }, now)).toBe(now + licenseMs);
  expect(licenseEnd({ state: "active", periodEndAt: now + 40 * day }, now)).toBe(now + licenseMs);
});

test("no download outlives the plan that paid for it", () => {
  expect(licenseEnd({ state: "canceled", periodEndAt: now + 3 * day }, now)).toBe(now + 3 * day);
  expect(licenseEnd({ state: "past_due", periodEndAt: now - day }, now)).toBe(now - day + graceMs);
});

test("a download plays only while the household has access, and for a month at most", () => {
  const subscription = fc.record({
    state: fc.constantFrom(...subscriptionStates),
    periodEndAt: fc.option(fc.integer({ min: now - 20 * day, max: now + 60 * day })),
  });
  fc.assert(
    fc.property(subscription, fc.double({ min: 0, max: 1, noNaN: true }), (paid, share) => {
      if (!hasAccess(paid, now)) return;
      const end = licenseEnd(paid, now);
      expect(end).toBeGreaterThan(now);
      expect(end).toBeLessThanOrEqual(now + licenseMs);
      expect(hasAccess(paid, Math.min(end - 1, now + (end - now) * share))).toBe(true);
      if (end < now + licenseMs) expect(hasAccess(paid, end)).toBe(false);
    }),
  );
});
