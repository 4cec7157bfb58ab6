import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StandInWire } from "#testing/stand-in-wire.ts";
import { LiveClock } from "./live-clock.ts";
import { LiveLine } from "./live-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose clock is so far ahead of this device's monotonic one. */
function openClock(aheadMs: { now: number }) {
  const wire = new StandInWire();
  const line = new LiveLine(wire);
  wire.answer = (_, body) => {
    const { sentAt } = body as { sentAt: number };
    const receivedAt = performance.now() + aheadMs.now;
    return { ok: true, reply: { sentAt, receivedAt, answeredAt: receivedAt } };
  };
  line.open();
  wire.sayHello();
  const clock = new LiveClock(line);
  return { wire, clock, stop: clock.start() };
}

test("asks five times at once and then every five seconds", async () => {
  const { wire, clock, stop } = openClock({ now: 7350 });
  await vi.advanceTimersByTimeAsync(250);
  expect(wire.said.length).toBe(5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wire.said.length).toBe(7);
  expect(clock.now()).toBeCloseTo(performance.now() + 7350, 3);
  expect(clock.roundTripMs()).toBe(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wire.said.length).toBe(7);
});

test("goes on by what it knew without the line, and measures anew when it is back: another server may answer", async () => {
  const ahead = { now: 7350 };
  const { wire, clock } = openClock(ahead);
  await vi.advanceTimersByTimeAsync(1000);
  wire.disconnect();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(clock.now()).toBeCloseTo(performance.now() + 7350, 3);
  ahead.now = -90_000;
  wire.connect();
  wire.sayHello();
  await vi.advanceTimersByTimeAsync(100);
  expect(clock.now()).toBeCloseTo(performance.now() - 90_000, 3);
});

test("measures anew after the device slept", async () => {
  const ahead = { now: 0 };
  const { clock } = openClock(ahead);
  await vi.advanceTimersByTimeAsync(1000);
  // Asleep, the wall clock goes on and the monotonic one stands still.
  vi.setSystemTime(Date.now() + 3_600_000);
  ahead.now = 3_600_000;
  clock.now();
  await vi.advanceTimersByTimeAsync(100);
  expect(clock.now()).toBeCloseTo(performance.now() + 3_600_000, 3);
});
