import { trackResetMs } from "@goldmane/contracts/assistant/limits";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOpenedTrack } from "./use-opened-track.ts";

const track = { id: "kettle-song", url: "/music/kettle-song" } as Parameters<
  ReturnType<typeof useOpenedTrack>["open"]
>[0];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a track opens in a tab of its own, and counts as playing for three seconds", () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { result } = renderHook(useOpenedTrack);
  act(() => result.current.open(track));
  expect(click.mock.calls.length + open.mock.calls.length).toBe(1);
  expect(result.current.openedId).toBe("kettle-song");
  act(() => void vi.advanceTimersByTime(trackResetMs - 1));
  expect(result.current.openedId).toBe("kettle-song");
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.openedId).toBeNull();
});
