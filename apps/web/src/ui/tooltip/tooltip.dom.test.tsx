import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tooltipLimits } from "#ui/limits.ts";
import { Tooltip } from "./tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined });
  render(
    <>
      <button type="button" aria-label="Mute" data-tooltip="Mute" />
      <button type="button" aria-label="Close" data-tooltip="Close" />
      <p />
      <Tooltip />
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => document.querySelector("[popover]")?.textContent ?? null;

function point(at: string, pointerType = "mouse") {
  const over = new PointerEvent("pointerover", { bubbles: true, pointerType });
  act(() => void document.querySelector(at)?.dispatchEvent(over));
}

const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("shows a tooltip after a delay, and the next at once", () => {
  point("[data-tooltip=Mute]");
  rest(tooltipLimits.delayMs - 1);
  expect(shown()).toBeNull();
  rest(1);
  expect(shown()).toBe("Mute");
  point("p");
  expect(shown()).toBeNull();
  rest(tooltipLimits.skipDelayMs - 1);
  point("[data-tooltip=Close]");
  rest(0);
  expect(shown()).toBe("Close");
});

test("hides on press, and never shows for touch", () => {
  point("[data-tooltip=Mute]");
  rest(tooltipLimits.delayMs);
  act(() => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  expect(shown()).toBeNull();
  point("p");
  point("[data-tooltip=Close]", "touch");
  rest(2 * tooltipLimits.delayMs);
  expect(shown()).toBeNull();
});
