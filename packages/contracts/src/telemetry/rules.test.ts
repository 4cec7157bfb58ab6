import { describe, expect, test } from "vitest";
import { toPagePattern } from "./pages.ts";
import {
  findAdvice,
  findInteractive,
  type LongTask,
  type Metric,
  nameBrowserFamily,
  rateMetric,
} from "./rules.ts";
import { performanceReport } from "./schema.ts";

test.each<[Metric, number, number, number]>([
  ["FCP", 1800, 3000, 0.001],
  ["LCP", 2500, 4000, 0.001],
  ["FID", 100, 300, 0.001],
  ["CLS", 0.1, 0.25, 1e-9],
  ["TTI", 3800, 7300, 0.001],
  ["TTFB", 800, 1800, 0.001],
  ["INP", 200, 500, 0.001],
])("%s is good up to %d, and poor beyond %d", (metric, good, poor, step) => {
  const ratings = [0, good, good + step, poor, poor + step].map((value) =>
    rateMetric(metric, value),
  );
  const between = "needs-improvement";
  expect(ratings).toEqual(["good", "good", between, between, "poor"]);
});

describe("findInteractive", () => {
  const at = (longTasks: LongTask[], nowMs = 60_000, readyMs = 900) =>
    findInteractive(longTasks, { firstPaintMs: 1000, readyMs, nowMs });

  test("is the first paint without long tasks", () => {
    expect(at([])).toBe(1000);
    expect(at([], 6000)).toBe(1000);
  });

  test("is never before the document is ready", () => {
    expect(at([], 60_000, 1500)).toBe(1500);
  });

  test("is the end of the last long task before five quiet seconds", () => {
    const tasks = [
      { startMs: 4000, endMs: 4200 },
      { startMs: 1200, endMs: 1500 },
      { startMs: 9200, endMs: 9400 },
    ];
    expect(at(tasks)).toBe(4200);
  });

  test("counts a task from before the first paint by its end", () => {
    expect(at([{ startMs: 200, endMs: 1300 }])).toBe(1300);
    expect(at([{ startMs: 200, endMs: 400 }])).toBe(1000);
  });

  test("is unknown before five quiet seconds", () => {
    expect(at([], 5999)).toBeNull();
    expect(at([{ startMs: 3000, endMs: 3500 }], 8499)).toBeNull();
    expect(at([{ startMs: 3000, endMs: 3500 }], 8500)).toBe(3500);
  });
});

describe("findAdvice", () => {
  const well = { videoLoadMs: 2000, cacheHitShare: 0.7, memoryShare: 0.8 };

  test("gives no advice at the exact thresholds or for unknown values", () => {
    expect(findAdvice(well)).toEqual([]);
    expect(findAdvice({ videoLoadMs: null, cacheHitShare: null, memoryShare: null })).toEqual([]);
  });

  test.each([
    ["video", { videoLoadMs: 2000.5 }],
    ["cache", { cacheHitShare: 0.699 }],
    ["memory", { memoryShare: 0.801 }],
  ])("speaks of the %s beyond them", (kind, change) => {
    expect(findAdvice({ ...well, ...change })).toEqual([kind]);
  });
});

test.each([
  ["/", "/"],
  ["/streaming?title=the-sock-rocket", "/streaming"],
  ["/streaming/", "/streaming"],
  ["/watch/the-sock-rocket", "/watch/:id"],
  ["/watch/featured/3", "/watch/:section/:id"],
  ["/watch/:id", "/watch/:id"],
  ["/profile/controls/01900000-0000-7000-8000-00000000d0e3", "/profile/controls/:id"],
  ["/profile/family", "/profile/family"],
  ["/profile/01900000-0000-7000-8000-00000000d0e3", "/other"],
  ["/kids", "/kids"],
  ["/no/such/page", "/other"],
  ["/watch/", "/other"],
  ["", "/other"],
])("reduces %s to %s", (address, page) => {
  expect(toPagePattern(address)).toBe(page);
});

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    "Chromium",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari",
  ],
  ["curl/8.14", "Other"],
  ["", "Other"],
  ["Chromium", "Chromium"],
])("%s is of the family %s", (userAgent, family) => {
  expect(nameBrowserFamily(userAgent)).toBe(family);
});

describe("a report", () => {
  const report = {
    metric: "LCP",
    value: 1200.5,
    rating: "good",
    timestamp: 1_800_000_000_000,
    url: "/watch/:id",
    userAgent: "Chromium",
  };

  test("accepts exactly its own fields", () => {
    expect(performanceReport.parse(report)).toEqual(report);
  });

  test.each([
    ["another metric", { metric: "XYZ" }],
    ["no number", { value: "1200" }],
    ["less than nothing", { value: -1 }],
    ["an hour", { value: 3_600_000 }],
    ["another rating than the value's", { rating: "poor" }],
    ["a shift beyond all pages", { metric: "CLS", value: 101, rating: "poor" }],
    ["an address with a query", { url: "/streaming?title=x" }],
    ["an address of another site", { url: "https://evil.example/" }],
    ["an endless browser", { userAgent: "x".repeat(513) }],
    ["a profile id", { profileId: "mia" }],
    ["no instant", { timestamp: 0 }],
  ])("does not hold %s", (_, change) => {
    expect(performanceReport.safeParse({ ...report, ...change }).success).toBe(false);
  });
});
