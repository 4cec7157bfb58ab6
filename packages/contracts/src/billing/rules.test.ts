import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plans } from "#subscription/plans.ts";
import { addMonths, formatCents, nextPeriodEnd, prorate, sumCents } from "./rules.ts";
import { quoteLine } from "./schema.ts";

const dayMs = 24 * 3_600_000;
const plan = fc.constantFrom(...plans);
const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
/** Biased to the last days of a month, which not every month has. */
const anchor = fc.oneof(
  instant,
  fc
    .record({
      month: fc.nat(240),
      day: fc.integer({ min: 28, max: 31 }),
      ms: fc.nat(dayMs - 1),
    })
    .map(({ month, day, ms }) => Date.UTC(2020, month, day) + ms),
);
const months = fc.integer({ min: -60, max: 60 });
/** A monthly period and an instant in, before or after it. */
const period = fc
  .record({ start: anchor, share: fc.double({ min: -0.2, max: 1.2, noNaN: true }) })
  .map(({ start, share }) => {
    const periodEndAt = addMonths(start, 1);
    const at = Math.round(start + (periodEndAt - start) * share);
    return { period: { periodStartAt: start, periodEndAt }, at };
  });

describe("a change of plan", () => {
  test("never charges more than the new price, nor refunds more than the old one", () => {
    fc.assert(
      fc.property(plan, plan, period, (from, to, { period: paid, at }) => {
        const [refund, charge] = prorate(from, to, paid, at).map(
          (line) => quoteLine.parse(line).cents,
        );
        expect(charge).toBeGreaterThanOrEqual(0);
        expect(charge).toBeLessThanOrEqual(to.cents);
        expect(refund).toBeLessThanOrEqual(0);
        expect(refund).toBeGreaterThanOrEqual(-from.cents);
      }),
    );
  });

  test("costs something only for a larger plan, and never more than the difference", () => {
    fc.assert(
      fc.property(plan, plan, period, (from, to, { period: paid, at }) => {
        const due = sumCents(prorate(from, to, paid, at));
        const difference = to.cents - from.cents;
        expect(due).toBeGreaterThanOrEqual(Math.min(0, difference));
        expect(due).toBeLessThanOrEqual(Math.max(0, difference));
      }),
    );
  });

  test("costs nothing in total when it is undone at the same instant", () => {
    fc.assert(
      fc.property(plan, plan, plan, period, (from, to, other, { period: paid, at }) => {
        const change = (one: typeof from, two: typeof from) =>
          sumCents(prorate(one, two, paid, at));
        expect(change(from, to) + change(to, from)).toBe(0);
        expect(change(from, other) + change(other, to)).toBe(change(from, to));
        expect(change(from, from)).toBe(0);
      }),
    );
  });

  test("costs the whole difference at the start of a period, and nothing at its end", () => {
    fc.assert(
      fc.property(plan, plan, period, (from, to, { period: paid }) => {
        const { periodStartAt, periodEndAt } = paid;
        expect(sumCents(prorate(from, to, paid, periodStartAt))).toBe(to.cents - from.cents);
        expect(sumCents(prorate(from, to, paid, periodEndAt))).toBe(0);
      }),
    );
  });

  test("never charges more later in a period", () => {
    fc.assert(
      fc.property(
        plan,
        plan,
        period,
        fc.nat(31 * dayMs),
        (from, to, { period: paid, at }, later) => {
          const charge = (when: number) => prorate(from, to, paid, when)[1]?.cents ?? 0;
          expect(charge(at + later)).toBeLessThanOrEqual(charge(at));
        },
      ),
    );
  });
});

describe("adding months", () => {
  test("keeps the day and time, or uses the last day of a shorter month", () => {
    fc.assert(
      fc.property(anchor, months, (at, count) => {
        const from = new Date(at);
        const moved = new Date(addMonths(at, count));
        const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
        const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
        expect(monthOf(moved)).toBe(monthOf(from) + count);
        expect(moved.getUTCDate()).toBe(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
        expect(moved.getTime() - moved.setUTCHours(0, 0, 0, 0)).toBe(
          from.getTime() - from.setUTCHours(0, 0, 0, 0),
        );
      }),
    );
  });

  test("comes later for each month added", () => {
    fc.assert(
      fc.property(anchor, months, (at, count) => {
        expect(addMonths(at, 0)).toBe(at);
        expect(addMonths(at, count + 1)).toBeGreaterThan(addMonths(at, count));
      }),
    );
  });
});

describe("the end of a period", () => {
  test("is the first monthly return of the anchor after an instant", () => {
    fc.assert(
      fc.property(anchor, fc.nat(10 * 365 * dayMs), (from, later) => {
        const after = from + later;
        const ends = Array.from({ length: 125 }, (_, count) => addMonths(from, count));
        expect(nextPeriodEnd(from, after)).toBe(ends.find((end) => end > after));
      }),
    );
  });

  test("is 28 to 31 days after the previous end and keeps the anchor's day", () => {
    fc.assert(
      fc.property(anchor, (from) => {
        let end = from;
        for (let month = 1; month <= 24; month += 1) {
          const next = nextPeriodEnd(from, end);
          expect((next - end) / dayMs).toBeGreaterThanOrEqual(28);
          expect((next - end) / dayMs).toBeLessThanOrEqual(31);
          end = next;
        }
        expect(end).toBe(addMonths(from, 24));
      }),
    );
  });
});

test("a formatted amount parses back to the same value", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      const written = formatCents(cents);
      expect(written).toMatch(/^−?\$\d{1,3}(?:,\d{3})*\.\d\d$/);
      const digits = Number(written.replaceAll(/[^\d]/g, ""));
      expect(written.startsWith("−") ? -digits : digits).toBe(cents);
    }),
  );
});
