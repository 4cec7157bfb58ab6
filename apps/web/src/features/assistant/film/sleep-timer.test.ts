import type { Player } from "@goldmane/player/dom/player";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setSleepTimer } from "./sleep-timer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("everything rests when the minutes are over, and not before", () => {
  const rest = vi.fn<() => void>();
  setSleepTimer(10, null, rest);
  vi.advanceTimersByTime(9 * 60_000);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(rest).toHaveBeenCalledTimes(1);
});

test("another timer takes the place of the first, and none takes it away", () => {
  const rest = vi.fn<() => void>();
  setSleepTimer(5, null, rest);
  setSleepTimer(20, null, rest);
  vi.advanceTimersByTime(6 * 60_000);
  expect(rest).not.toHaveBeenCalled();
  setSleepTimer(0, null, rest);
  vi.advanceTimersByTime(60 * 60_000);
  expect(rest).not.toHaveBeenCalled();
});

test("at the end of a film it rests before the next one begins", () => {
  const rest = vi.fn<() => void>();
  const video = Object.assign(new EventTarget(), { duration: 100, currentTime: 20 });
  setSleepTimer("end", { video } as unknown as Player, rest);
  video.dispatchEvent(new Event("timeupdate"));
  expect(rest).not.toHaveBeenCalled();
  video.currentTime = 99.7;
  video.dispatchEvent(new Event("timeupdate"));
  video.dispatchEvent(new Event("timeupdate"));
  expect(rest).toHaveBeenCalledTimes(1);
});
