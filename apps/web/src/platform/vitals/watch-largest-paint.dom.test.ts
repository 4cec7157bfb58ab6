import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLargestPaint } from "./watch-largest-paint.ts";

type Listener = { onReport: (metric: { value: number }) => void; reportsAllChanges: boolean };
const listeners = vi.hoisted((): Listener[] => []);

/**
 * Mimics web-vitals: every change goes to listeners with `reportAllChanges`, the last value to all.
 */
vi.mock("web-vitals", () => ({
  onLCP: (onReport: Listener["onReport"], options?: { reportAllChanges?: boolean }) =>
    listeners.push({ onReport, reportsAllChanges: options?.reportAllChanges ?? false }),
}));

beforeEach(() => {
  listeners.length = 0;
  history.replaceState(null, "", "/");
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Replays a visit's paints and navigations. Returns the reported values. */
function visit(...events: (number | string)[]): number[] {
  const reported: number[] = [];
  watchLargestPaint(({ value }) => reported.push(value));
  let last = 0;
  vi.spyOn(performance, "now").mockImplementation(() => last + 1);
  for (const event of events) {
    if (typeof event === "string") {
      history.pushState(null, "", event);
      dispatchEvent(new Event("pushState"));
      continue;
    }
    last = event;
    for (const { onReport, reportsAllChanges } of listeners)
      if (reportsAllChanges) onReport({ value: last });
  }
  for (const { onReport } of listeners) onReport({ value: last });
  return reported;
}

test("ignores paints of a page that opened without input", () => {
  expect(visit(300, 720, "/streaming", 28_000)).toEqual([720]);
});

test("counts later paints when only the query changes", () => {
  expect(visit(300, "/?q=moon", 900)).toEqual([900]);
});

test("reports nothing when the page painted nothing before navigation", () => {
  expect(visit("/streaming", 900)).toEqual([]);
});
