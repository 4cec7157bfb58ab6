import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planId } from "#billing/schema.ts";
import { defaultMaxProfiles } from "#family/limits.ts";
import { defaultPlan, graceMs, plans } from "./plans.ts";
import { accessEndsAt, findPlan, hasAccess, subscriptionStates } from "./rules.ts";

const now = 1_800_000_000_000;
const instant = fc.integer({ min: now - 3 * graceMs, max: now + 3 * graceMs });
const subscription = fc.record({
  state: fc.constantFrom(...subscriptionStates),
  periodEndAt: fc.option(instant),
});

describe("access", () => {
  test("is never regained by waiting", () => {
    fc.assert(
      fc.property(subscription, instant, fc.nat(graceMs), (paid, at, later) => {
        expect(!hasAccess(paid, at) && hasAccess(paid, at + later)).toBe(false);
      }),
    );
  });

  test("lasts for the whole paid period", () => {
    fc.assert(
      fc.property(subscription, fc.nat(graceMs), (paid, before) => {
        const { state, periodEndAt } = paid;
        if (periodEndAt === null) return;
        expect(hasAccess(paid, periodEndAt - 1 - before)).toBe(state !== "none");
      }),
    );
  });

  test("ends with the paid period for a canceled plan, and after the grace period for others", () => {
    fc.assert(
      fc.property(subscription, (paid) => {
        const { state, periodEndAt } = paid;
        if (periodEndAt === null || state === "none") return;
        const end = periodEndAt + (state === "canceled" ? 0 : graceMs);
        expect([hasAccess(paid, end - 1), hasAccess(paid, end)]).toEqual([true, false]);
      }),
    );
  });

  test("ends at `accessEndsAt`", () => {
    fc.assert(
      fc.property(subscription, instant, (paid, at) => {
        const end = accessEndsAt(paid);
        expect(hasAccess(paid, at) && end !== null && at >= end).toBe(false);
      }),
    );
  });

  test("requires a plan", () => {
    fc.assert(
      fc.property(fc.option(instant), instant, (periodEndAt, at) => {
        expect(hasAccess(null, at)).toBe(false);
        expect(hasAccess({ state: "none", periodEndAt }, at)).toBe(false);
      }),
    );
  });

  test("is never longer for a canceled plan than for an active one", () => {
    fc.assert(
      fc.property(fc.option(instant), instant, (periodEndAt, at) => {
        const canceled = hasAccess({ state: "canceled", periodEndAt }, at);
        const active = hasAccess({ state: "active", periodEndAt }, at);
        expect(canceled && !active).toBe(false);
      }),
    );
  });
});

describe("plans", () => {
  test("are found by their id only", () => {
    for (const plan of plans) expect(findPlan(plan.id)).toBe(plan);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom("toString", "DUO", "0")), (id) => {
        expect(findPlan(id) !== null).toBe(planId.safeParse(id).success);
      }),
    );
  });

  test("have more seats for more money, less per seat, and at most a household's profiles", () => {
    const sorted = plans.toSorted((one, other) => one.cents - other.cents);
    expect(sorted[0]).toBe(defaultPlan);
    for (const [index, plan] of sorted.entries()) {
      expect(plan.maxUsers).toBeLessThanOrEqual(defaultMaxProfiles);
      const smaller = sorted[index - 1];
      if (!smaller) continue;
      expect(plan.maxUsers).toBeGreaterThan(smaller.maxUsers);
      expect(plan.cents / plan.maxUsers).toBeLessThan(smaller.cents / smaller.maxUsers);
    }
  });

  test("have labels with their price and number of users", () => {
    for (const { cents, maxUsers, label } of plans)
      expect(label).toBe(`$${(cents / 100).toFixed(2)} for ${maxUsers} users`);
  });
});
