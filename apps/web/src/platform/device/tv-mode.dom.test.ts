import { afterEach, expect, test } from "vitest";
import { saveScreenMode } from "./save-screen-mode.ts";
import { applyTvMode, isTelevision, readScreenMode } from "./tv-mode.ts";

afterEach(() => {
  localStorage.clear();
  applyTvMode();
});

test.each([
  "Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/108.0 Safari/537.36 WebAppManager",
  "Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 Version/7.0 TV Safari/537.36",
  "Mozilla/5.0 (Linux; Android 12; BRAVIA 4K VH2) AppleWebKit/537.36 Chrome/120.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; AFTKA) AppleWebKit/537.36 Silk/120.1 like Chrome/120.0",
  "Mozilla/5.0 (X11; Linux armv7l) AppleWebKit/537.36 Chrome/90.0 Safari/537.36 CrKey/1.56",
])("recognizes a television's user agent: %s", (userAgent) => {
  expect(isTelevision(userAgent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
])("doesn't mistake a phone or laptop for a television: %s", (userAgent) => {
  expect(isTelevision(userAgent)).toBe(false);
});

test("saves the screen mode and applies it at once", () => {
  const isShown = () => document.documentElement.hasAttribute("data-tv");
  expect([readScreenMode(), isShown()]).toEqual(["auto", false]);
  saveScreenMode("tv");
  expect([readScreenMode(), isShown()]).toEqual(["tv", true]);
  saveScreenMode("ordinary");
  expect([readScreenMode(), isShown()]).toEqual(["ordinary", false]);
});

test("ignores an invalid stored screen mode", () => {
  localStorage.setItem("goldmane.screen", "cinema");
  expect(readScreenMode()).toBe("auto");
});
