import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areHapticsEnabled } from "#platform/device/haptics.ts";
import { applyTvMode } from "#platform/device/tv-mode.ts";
import { ScreenSection } from "./screen-section.tsx";

let hasFinger: boolean;

beforeEach(() => {
  hasFinger = true;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(pointer: coarse)" && hasFinger,
  }));
  Object.defineProperty(navigator, "vibrate", { value: () => true, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  applyTvMode();
});

test("applies and saves the television mode", () => {
  render(<ScreenSection />);
  fireEvent.click(screen.getByRole("button", { name: "TV" }));
  expect(document.documentElement.hasAttribute("data-tv")).toBe(true);
  cleanup();
  render(<ScreenSection />);
  expect(screen.getByRole("button", { name: "TV" }).getAttribute("aria-pressed")).toBe("true");
});

test("haptics can be turned off", () => {
  render(<ScreenSection />);
  fireEvent.click(screen.getByRole("switch", { name: "Vibration" }));
  expect(areHapticsEnabled()).toBe(false);
});

test("hides the haptics switch without a touch screen", () => {
  hasFinger = false;
  render(<ScreenSection />);
  expect(screen.queryByRole("switch")).toBeNull();
});
