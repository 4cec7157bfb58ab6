import fc from "fast-check";
import { expect, test } from "vitest";
import { prorate, sumCents } from "@goldmane/contracts/billing/rules";
import { plans } from "@goldmane/contracts/subscription/plans";
import { applyCredit } from "./apply-credit.ts";

const credit = fc.nat(10_000);
const lines = fc.array(
  fc.record({ label: fc.string(), cents: fc.integer({ min: -5000, max: 5000 }) }),
);

test("bill, payment and credit always balance", () => {
  fc.assert(
    fc.property(lines, credit, (billed, before) => {
      const cost = applyCredit(billed, before);
      expect(cost.dueCents + before - cost.creditCents).toBe(sumCents(billed));
      expect(cost.dueCents).toBe(Math.max(0, sumCents(cost.lines)));
      expect(cost.dueCents).toBeGreaterThanOrEqual(0);
      expect(cost.creditCents).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("nothing is charged while credit is left", () => {
  fc.assert(
    fc.property(lines, credit, (billed, before) => {
      const cost = applyCredit(billed, before);
      expect(Math.min(cost.dueCents, cost.creditCents)).toBe(0);
    }),
  );
});

test("changing to a larger plan and back at the same instant turns the payment into credit", () => {
  const plan = fc.constantFrom(...plans);
  const start = 1_800_000_000_000;
  const period = { periodStartAt: start, periodEndAt: start + 30 * 24 * 3_600_000 };
  const instant = fc.integer({ min: period.periodStartAt, max: period.periodEndAt });
  fc.assert(
    fc.property(plan, plan, instant, credit, (from, to, at, before) => {
      const there = applyCredit(prorate(from, to, period, at), before);
      const back = applyCredit(prorate(to, from, period, at), there.creditCents);
      expect(back.creditCents - before).toBe(there.dueCents + back.dueCents);
      const again = applyCredit(prorate(from, to, period, at), back.creditCents);
      expect(again.dueCents).toBe(0);
    }),
  );
});
