import { openServiceDelayMs } from "@goldmane/contracts/assistant/limits";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveFor, leaving, stopLeaving } from "./leaving.ts";

const place = {
  kind: "food",
  id: "uber-eats",
  name: "Uber Eats",
  url: "https://www.ubereats.com/",
};
const good = { ...place, kind: "food" as const };
const bad = { ...good, url: "ubereats" };
const onBad = vi.fn<(url: string) => void>();
const opened: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userActivation: { isActive: true } });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(`${this.target} ${this.href}`);
  });
});
afterEach(() => {
  stopLeaving();
  opened.length = 0;
  onBad.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a place opens two seconds after it was named, in a tab of its own", () => {
  leaveFor(good, onBad);
  expect(leaving.get()).toBe(good);
  vi.advanceTimersByTime(openServiceDelayMs - 1);
  expect(opened).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(opened).toEqual(["_blank https://www.ubereats.com/"]);
  expect(leaving.get()).toBeNull();
});

test("canceling in time opens nothing", () => {
  leaveFor(good, onBad);
  stopLeaving();
  vi.advanceTimersByTime(openServiceDelayMs * 2);
  expect([opened, leaving.get()]).toEqual([[], null]);
});

test("a bad address opens nothing, and is handed back to be told", () => {
  leaveFor(bad, onBad);
  vi.advanceTimersByTime(openServiceDelayMs);
  expect(opened).toEqual([]);
  expect(onBad).toHaveBeenCalledExactlyOnceWith("ubereats");
});
