import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, showToast, toasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("removes a dismissed toast after 1,000,000 ms", () => {
  const id = showToast({ title: "Profile created!" });
  dismissToast(id);
  expect(toasts.get()).toEqual([{ id, title: "Profile created!", isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toasts.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.get()).toEqual([]);
});

test("removing an old toast keeps the newer one", () => {
  dismissToast(showToast({ title: "Old" }));
  const id = showToast({ title: "New" });
  vi.advanceTimersByTime(1_000_000);
  expect(toasts.get()).toEqual([{ id, title: "New", isOpen: true }]);
});
