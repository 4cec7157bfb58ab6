import { performanceReport } from "@goldmane/contracts/telemetry/schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitMetrics } from "./visit-metrics.ts";
import { readBrowserPerformance } from "./read-browser-performance.ts";
import { sendReport } from "./send-report.ts";
import { videoLoad } from "./video-load.ts";
import { watchVideoLoad } from "./watch-video-load.ts";
import { watchVitals } from "./watch-vitals.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const personal = "/profile/controls/01900000-0000-7000-8000-00000000d0e3?from=home#top";

let sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
let entries: Record<string, unknown[]> = {};

beforeEach(() => {
  sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon, userAgent: firefox });
  entries = { navigation: [{ name: `https://films.example${personal}` }] };
  vi.stubGlobal("performance", {
    now: () => 1000,
    getEntriesByType: (type: string) => entries[type] ?? [],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  visitMetrics.set({});
  videoLoad.set(null);
});

test("a beacon holds the metric, its rating, the page and the browser's family only", () => {
  sendReport("INP", 240.5);
  const [[url, body] = []] = sendBeacon.mock.calls;
  expect(url).toBe("/api/analytics/performance");
  const sent: unknown = JSON.parse(body ?? "");
  expect(performanceReport.parse(sent)).toEqual(sent);
  expect(sent).toEqual({
    metric: "INP",
    value: 240.5,
    rating: "needs-improvement",
    timestamp: expect.any(Number),
    url: "/profile/controls/:id",
    userAgent: "Firefox",
  });
});

test("sends nothing with Global Privacy Control on", () => {
  vi.stubGlobal("navigator", { sendBeacon, userAgent: firefox, globalPrivacyControl: true });
  sendReport("CLS", 0);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("reports an unsupported browser once and continues", () => {
  const heard: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => heard.push(error));
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static supportedEntryTypes = [];
      observe() {
        throw new TypeError("not here");
      }
    },
  );
  expect(watchVitals).not.toThrow();
  expect(heard).toMatchObject([{ message: "Performance monitoring partially unavailable" }]);
});

class Timing {
  readonly decodedBodySize = 1000;
}

function file(initiatorType: string, transferSize: number) {
  return Object.assign(new Timing(), { initiatorType, transferSize });
}

test("reads video load time, cache hits and memory from the browser", () => {
  vi.stubGlobal("PerformanceResourceTiming", Timing);
  entries.resource = [
    file("script", 0),
    file("css", 0),
    file("img", 0),
    file("img", 900),
    // API responses bypass the cache.
    file("fetch", 900),
  ];
  Reflect.set(performance, "memory", { usedJSHeapSize: 30, jsHeapSizeLimit: 120 });
  videoLoad.set(180);
  expect(readBrowserPerformance()).toEqual({
    videoLoadMs: 180,
    cacheHitShare: 0.75,
    memoryShare: 0.25,
  });
});

test("returns null for figures that the browser lacks", () => {
  expect(readBrowserPerformance()).toEqual({
    videoLoadMs: null,
    cacheHitShare: null,
    memoryShare: null,
  });
});

test("measures play to first frame, but not on resume", () => {
  let now = 1000;
  vi.stubGlobal("performance", { now: () => now, getEntriesByType: () => [] });
  watchVideoLoad();
  const video = document.createElement("video");
  const shows: ((at: number) => void)[] = [];
  Object.assign(video, {
    requestVideoFrameCallback: (show: (at: number) => void) => shows.push(show),
  });
  document.body.append(video);
  video.src = "blob:first";
  video.dispatchEvent(new Event("play"));
  for (const show of shows.splice(0)) show(1180);
  expect(videoLoad.get()).toBe(180);
  now = 9000;
  video.dispatchEvent(new Event("play"));
  expect(shows).toEqual([]);
  video.src = "blob:next";
  video.dispatchEvent(new Event("play"));
  for (const show of shows.splice(0)) show(9050);
  expect(videoLoad.get()).toBe(50);
  video.remove();
});
