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

test("a screen that is called a television looks like one at once, and next time", () => {
  render(<ScreenSection />);
  fireEvent.click(screen.getByRole("button", { name: "Television" }));
  expect(document.documentElement.hasAttribute("data-tv")).toBe(true);
  cleanup();
  render(<ScreenSection />);
  expect(screen.getByRole("button", { name: "Television" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
});

test("a phone may be told to keep still", () => {
  render(<ScreenSection />);
  fireEvent.click(screen.getByRole("switch", { name: "Touch that can be felt" }));
  expect(areHapticsEnabled()).toBe(false);
});

test("nothing is said of touch where there is no finger", () => {
  hasFinger = false;
  render(<ScreenSection />);
  expect(screen.queryByRole("switch")).toBeNull();
});
