import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createThroughput } from "./throughput.ts";

const sample = (megabits: number, seconds: number) => ({
  bytes: (megabits * 1_000_000 * seconds) / 8,
  transferMs: seconds * 1000,
});

describe("createThroughput", () => {
  test("returns the probe's speed until a segment is measured", () => {
    const throughput = createThroughput(3_000_000);
    expect(throughput.bitsPerSecond()).toBe(3_000_000);
    throughput.add(sample(8, 1));
    expect(throughput.bitsPerSecond()).toBeCloseTo(8_000_000, -3);
  });

  test("goes down faster than it goes up", () => {
    const throughput = createThroughput();
    for (let i = 0; i < 20; i += 1) throughput.add(sample(10, 1));
    throughput.add(sample(1, 3));
    const fallen = throughput.bitsPerSecond() ?? 0;
    for (let i = 0; i < 20; i += 1) throughput.add(sample(1, 1));
    throughput.add(sample(10, 3));
    const risen = throughput.bitsPerSecond() ?? 0;
    expect(10_000_000 - fallen).toBeGreaterThan(risen - 1_000_000);
  });

  test("ignores bodies that say nothing about the network", () => {
    const throughput = createThroughput();
    throughput.add({ bytes: 900, transferMs: 0.1 });
    expect(throughput.bitsPerSecond()).toBe(null);
  });

  test("lies between the slowest and the fastest sample", () => {
    const samples = fc.array(
      fc.record({
        megabits: fc.double({ min: 0.5, max: 100, noNaN: true }),
        seconds: fc.double({ min: 0.3, max: 5, noNaN: true }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(samples, (taken) => {
        const throughput = createThroughput();
        for (const { megabits, seconds } of taken) throughput.add(sample(megabits, seconds));
        const speeds = taken.map(({ megabits }) => megabits * 1_000_000);
        const estimate = throughput.bitsPerSecond() ?? 0;
        expect(estimate).toBeGreaterThan(Math.min(...speeds) * 0.999);
        expect(estimate).toBeLessThan(Math.max(...speeds) * 1.001);
      }),
    );
  });
});
