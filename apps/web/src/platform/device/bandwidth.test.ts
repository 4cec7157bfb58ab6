import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastMeasuredKbps, startSpeedProbe } from "./bandwidth.ts";

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

test("250 kB in half a second are 4000 kilobits per second", async () => {
  stop = startSpeedProbe();
  await expect.poll(lastMeasuredKbps).toBe(4000);
});

test("nothing is measured while the page is hidden", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  stop = startSpeedProbe();
  vi.advanceTimersByTime(2 * halfMinute);
  expect(probes).toBe(0);
});

test("nothing is measured for a viewer who saves data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  stop = startSpeedProbe();
  vi.advanceTimersByTime(2 * halfMinute);
  expect(probes).toBe(0);
});
