import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { areHapticsEnabled } from "#platform/device/haptics.ts";
import { applyTvMode } from "#platform/device/tv-mode.ts";
import { createQueryCache } from "#platform/queries/query-cache.ts";
import { ScreenSection } from "./screen-section.tsx";

let hasFinger: boolean;

beforeEach(() => {
  hasFinger = true;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(pointer: coarse)" && hasFinger,
  }));
  Object.defineProperty(navigator, "vibrate", { value: () => true, configurable: true });
});
function show() {
  render(
    <QueryClientProvider client={createQueryCache()}>
      <ScreenSection />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  applyTvMode();
});

test("applies and saves the television mode", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "TV" }));
  expect(document.documentElement.hasAttribute("data-tv")).toBe(true);
  cleanup();
  show();
  expect(screen.getByRole("button", { name: "TV" }).getAttribute("aria-pressed")).toBe("true");
});

test("haptics can be turned off", () => {
  show();
  fireEvent.click(screen.getByRole("switch", { name: "Vibration" }));
  expect(areHapticsEnabled()).toBe(false);
});

test("hides the haptics switch without a touch screen", () => {
  hasFinger = false;
  show();
  expect(screen.queryByRole("switch")).toBeNull();
});
