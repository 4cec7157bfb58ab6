import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLargestPaint } from "./watch-largest-paint.ts";

type Listener = { onReport: (metric: { value: number }) => void; hearsAll: boolean };
const listeners = vi.hoisted((): Listener[] => []);

/** The library's own contract: each change to who asked for all, and at the end the last to everybody. */
vi.mock("web-vitals", () => ({
  onLCP: (onReport: Listener["onReport"], options?: { reportAllChanges?: boolean }) =>
    listeners.push({ onReport, hearsAll: options?.reportAllChanges ?? false }),
}));

beforeEach(() => {
  listeners.length = 0;
  history.replaceState(null, "", "/");
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A visit as a list of its paints and moves. Answers what the house is told of it. */
function visit(...events: (number | string)[]): number[] {
  const told: number[] = [];
  watchLargestPaint(({ value }) => told.push(value));
  let last = 0;
  vi.spyOn(performance, "now").mockImplementation(() => last + 1);
  for (const event of events) {
    if (typeof event === "string") {
      history.pushState(null, "", event);
      dispatchEvent(new Event("pushState"));
      continue;
    }
    last = event;
    for (const { onReport, hearsAll } of listeners) if (hearsAll) onReport({ value: last });
  }
  for (const { onReport } of listeners) onReport({ value: last });
  return told;
}

test("what another page paints, opened by no hand, is not the first page's largest paint", () => {
  expect(visit(300, 720, "/streaming", 28_000)).toEqual([720]);
});

test("a page that grows its own address keeps its later paints", () => {
  expect(visit(300, "/?q=moon", 900)).toEqual([900]);
});

test("a visit that painted nothing large before it went on tells of none", () => {
  expect(visit("/streaming", 900)).toEqual([]);
});
