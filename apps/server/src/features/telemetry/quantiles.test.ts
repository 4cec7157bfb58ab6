import { type Metric, metrics, rateMetric, thresholds } from "@goldmane/contracts/telemetry/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bucket, countRatings, edgeBelow, quantileOf } from "./quantiles.ts";

const metric = fc.constantFrom(...metrics);

function valueOf(name: Metric): fc.Arbitrary<number> {
  const [good, poor] = thresholds[name];
  const most = name === "CLS" ? 100 : 600_000;
  return fc.oneof(
    fc.double({ min: 0, max: most, noNaN: true }),
    fc.double({ min: 0, max: poor * 2, noNaN: true }),
    fc.constantFrom(0, good, poor, good + 1e-9, poor + 1e-9, most),
  );
}

const measured = metric.chain((name) =>
  fc.record({
    name: fc.constant(name),
    values: fc.array(valueOf(name), { minLength: 1, maxLength: 60 }),
  }),
);

function fill(name: Metric, values: readonly number[]): Bucket[] {
  const filled = new Map<number, number>();
  for (const value of values) {
    const above = edgeBelow(name, value);
    filled.set(above, (filled.get(above) ?? 0) + 1);
  }
  return [...filled].map(([above, reports]) => ({ above, reports }));
}

test("a quantile is within 5% of the exact one and has the same rating", () => {
  fc.assert(
    fc.property(measured, fc.constantFrom(0.5, 0.75, 0.99, 1), ({ name, values }, share) => {
      const sorted = values.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(values.length * share) - 1] ?? 0;
      const given = quantileOf(name, fill(name, values), share) ?? Number.NaN;
      // Under the first edge, half of it.
      const least = name === "CLS" ? 0.0005 : 0.5;
      expect(Math.abs(given - exact)).toBeLessThanOrEqual(Math.max(exact * 0.05, least));
      expect(rateMetric(name, given)).toBe(rateMetric(name, exact));
    }),
    { numRuns: 2000 },
  );
});

test("every value is counted under its own rating", () => {
  fc.assert(
    fc.property(measured, ({ name, values }) => {
      const counts = countRatings(name, fill(name, values));
      const ratings = values.map((value) => rateMetric(name, value));
      for (const rating of ["good", "needs-improvement", "poor"] as const) {
        expect(counts[rating]).toBe(ratings.filter((one) => one === rating).length);
      }
    }),
    { numRuns: 1000 },
  );
});

test("the quantile of no values is null", () => {
  expect(quantileOf("LCP", [], 0.75)).toBeNull();
});
