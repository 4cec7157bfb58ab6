import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastBitsPerSecond, startSpeedProbe } from "./bandwidth.ts";

const halfMinute = 30_000;
let probes = 0;
let stop = () => {};

beforeEach(() => {
  probes = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  vi.stubGlobal("fetch", () => {
    probes += 1;
    const body = new Response(new Uint8Array(250_000));
    const arrayBuffer = () => {
      vi.advanceTimersByTime(500);
      return Promise.resolve(new ArrayBuffer(250_000));
    };
    return Promise.resolve(Object.assign(body, { arrayBuffer }));
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the connection is measured at once and every 30 seconds until it is stopped", () => {
  stop = startSpeedProbe();
  expect(probes).toBe(1);
  vi.advanceTimersByTime(2 * halfMinute);
  expect(probes).toBe(3);
  stop();
  vi.advanceTimersByTime(2 * halfMinute);
  expect(probes).toBe(3);
});

test("250 kB in half a second are 4 megabits per second", async () => {
  stop = startSpeedProbe();
  await expect.poll(lastBitsPerSecond).toBe(4_000_000);
});

test("keeps the last measurement while probes fail", async () => {
  stop = startSpeedProbe();
  await expect.poll(lastBitsPerSecond).toBe(4_000_000);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await vi.advanceTimersByTimeAsync(halfMinute);
  expect(lastBitsPerSecond()).toBe(4_000_000);
});

test("pauses measuring while offline", () => {
  vi.stubGlobal("navigator", { onLine: false });
  stop = startSpeedProbe();
  vi.advanceTimersByTime(2 * halfMinute);
  expect(probes).toBe(0);
  vi.stubGlobal("navigator", { onLine: true });
  vi.advanceTimersByTime(halfMinute);
  expect(probes).toBe(1);
});

test("pauses measuring while the page is hidden", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  stop = startSpeedProbe();
  vi.advanceTimersByTime(2 * halfMinute);
  expect(probes).toBe(0);
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(halfMinute);
  expect(probes).toBe(1);
});

test("doesn't measure with data saving on", () => {
  vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
  stop = startSpeedProbe();
  vi.advanceTimersByTime(2 * halfMinute);
  expect(probes).toBe(0);
});
