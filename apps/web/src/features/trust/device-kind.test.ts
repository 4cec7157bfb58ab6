import { expect, test } from "vitest";
import { findDeviceKind } from "./device-kind.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1", 5, "apple"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15", 5, "apple"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15", 0, "mac"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Firefox/145.0", 0, "mac"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, 5, "android"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", 5, "android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 0, "windows"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Firefox/145.0", 0, "windows"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 0, "linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 0, "linux"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", 0, "firefox"],
  ["Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/108.0 Safari/537.36", 0, "tv"],
] as const)("%s (%i touch points) is %s", (userAgent, touchPoints, kind) => {
  expect(findDeviceKind({ userAgent, touchPoints })).toBe(kind);
});
