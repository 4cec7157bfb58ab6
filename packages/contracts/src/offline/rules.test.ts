import fc from "fast-check";
import { expect, test } from "vitest";
import { graceMs } from "#subscription/plans.ts";
import { hasAccess, subscriptionStates } from "#subscription/rules.ts";
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

test("a copy of a household that may watch plays only while it may, and for a month at most", () => {
  const subscription = fc.record({
    state: fc.constantFrom(...subscriptionStates),
    periodEndAt: fc.option(fc.integer({ min: now - 20 * day, max: now + 60 * day })),
  });
  fc.assert(
    fc.property(subscription, fc.double({ min: 0, max: 1, noNaN: true }), (paid, share) => {
      if (!hasAccess(paid, now)) return;
      const end = licenceEnd(paid, now);
      expect(end).toBeGreaterThan(now);
      expect(end).toBeLessThanOrEqual(now + licenceMs);
      expect(hasAccess(paid, Math.min(end - 1, now + (end - now) * share))).toBe(true);
      if (end < now + licenceMs) expect(hasAccess(paid, end)).toBe(false);
    }),
  );
});
